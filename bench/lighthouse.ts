/**
 * `npm run bench -- lighthouse [--runs 3] [--every]`: Lighthouse's mobile figures of home, listing and
 * product, or of every public page, as medians of several runs. The pages are visited in turn with a
 * page of one picture, which shows the best that the machine can reach. Lighthouse is 170 MB with what
 * it needs, and so is fetched by npx instead of being a dependency.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { staticPages } from '@tohfa/contract/backoffice/cms-pages/static-pages'
import { findBrowser } from '../e2e/support/browser.ts'
import { startBarePage } from './bare-page.ts'
import { median } from './median.ts'
import { publicPages } from './vitals.ts'

const program = 'lighthouse@13.5.0'
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, every: { type: 'boolean', default: false } },
  strict: false,
})
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
  const bare = await startBarePage()
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
    const paths = { ...(await publicPages(shop)), ...(values.every ? besides : {}) }
    const urls = Object.entries(paths).map(([name, path]) => [name, shop + path] as const)
    const pages = [['one picture', bare.url] as const, ...urls]
    const reports = new Map(pages.map(([name]) => [name, [] as Report[]]))
    for (let run = 0; run < runs; run++)
      for (const [name, url] of pages) reports.get(name)?.push(await report(url))
    return Object.fromEntries([...reports].map(([name, of]) => [name, summary(of)]))
  } finally {
    bare.stop()
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
