/**
 * `npm run bench -- lighthouse [--runs 3]`: Lighthouse's mobile figures of every public page, medians
 * of several runs. Lighthouse is 170 MB with what it needs, and so is fetched by npx instead of being a
 * dependency.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { staticPages } from '@tohfa/contract/backoffice/cms-pages/static-pages'
import { findBrowser } from '../e2e/support/browser.ts'
import { median } from './median.ts'
import { publicPages } from './vitals.ts'

const program = 'lighthouse@13.5.0'
const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } }, strict: false })
const runs = Number(values.runs)
const flags = '--headless=shell --no-sandbox --disable-gpu --disable-dev-shm-usage'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The public pages without products. */
const besides = Object.fromEntries(
  ['cart', 'signin', 'signup', 'forgot-password', 'contact', ...staticPages].map((name) => [
    name,
    `/${name}`,
  ]),
)

type Report = {
  categories: Record<(typeof categories)[number], { score: number }>
  audits: Record<string, { numericValue?: number }>
}

/** Scores of 100, and what performance is made of, for each page of a running shop. */
export async function measureLighthouse(shop: string) {
  const { executablePath, env } = await findBrowser()
  const folder = await mkdtemp(join(tmpdir(), 'tohfa-lighthouse-'))
  const report = async (url: string): Promise<Report> => {
    const path = join(folder, 'report.json')
    await promisify(execFile)(
      'npx',
      ['--yes', program, url, '--quiet', '--output=json', `--output-path=${path}`].concat(
        `--only-categories=${categories.join(',')}`,
        `--chrome-flags=${flags}`,
      ),
      { env: { ...(env ?? process.env), CHROME_PATH: executablePath } },
    )
    return JSON.parse(await readFile(path, 'utf8')) as Report
  }
  try {
    const figures: Record<string, Record<string, number>> = {}
    const pages = { ...(await publicPages(shop)), ...besides }
    for (const [name, path] of Object.entries(pages)) {
      const reports: Report[] = []
      for (let run = 0; run < runs; run++) reports.push(await report(shop + path))
      figures[name] = summary(reports)
    }
    return figures
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function summary(reports: readonly Report[]): Record<string, number> {
  const scores = categories.map((name) => [
    name,
    Math.round(100 * median(reports.map((report) => report.categories[name].score))),
  ])
  const audits = {
    'first paint ms': 'first-contentful-paint',
    'largest paint ms': 'largest-contentful-paint',
    'blocked ms': 'total-blocking-time',
    'layout shift': 'cumulative-layout-shift',
  }
  const values = Object.entries(audits).map(([name, id]) => [
    name,
    Number(median(reports.map(({ audits: all }) => all[id]?.numericValue ?? 0)).toFixed(2)),
  ])
  return Object.fromEntries([...scores, ...values]) as Record<string, number>
}
