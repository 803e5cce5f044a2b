/**
 * `npm run bench -- blocking`, and a part of the short run: how long the main thread of a phone
 * with a processor four times slower is blocked by home, a listing of 12 and a product. Each task
 * after the first paint counts with what it takes beyond 50 ms. Tasks are measured in processor
 * time at normal speed, because other work on the machine stretches the clock. Ratios are to the
 * work of a page of one picture, visited in turn with the others.
 */
import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '../e2e/support/browser.ts'
import { median } from './median.ts'
import { startBarePage } from './bare-page.ts'
import { phone } from './phone.ts'
import { publicPages } from './vitals.ts'

const rounds = 5
const slower = 4
const allowedMs = 50

type Visit = { blocked: number; longest: number; work: number }

/** Medians of several first visits. */
export async function measureBlocking(shop: string) {
  const bare = await startBarePage()
  const browser = await chromium.launch({
    ...(await findBrowser()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  try {
    const pages = Object.entries(await publicPages(shop))
    const visits = new Map(pages.map(([name]) => [name, [] as (Visit & { bare: number })[]]))
    for (let round = 0; round < rounds; round++) {
      const { work } = await visit(browser, bare.url)
      for (const [name, path] of pages)
        visits.get(name)?.push({ ...(await visit(browser, shop + path)), bare: work })
    }
    return Object.fromEntries([...visits].map(([name, of]) => [name, summary(of)]))
  } finally {
    await browser.close()
    bare.stop()
  }
}

function summary(visits: readonly (Visit & { bare: number })[]) {
  const of = (pick: (one: (typeof visits)[number]) => number) => median(visits.map(pick))
  return {
    'blocked ms': Math.round(of(({ blocked }) => blocked)),
    'longest task ms': Math.round(of(({ longest }) => longest)),
    'work ms': Math.round(of(({ work }) => work)),
    'blocked, ratio': Number(of(({ blocked, bare }) => blocked / bare).toFixed(2)),
    'longest task, ratio': Number(of(({ longest, bare }) => longest / bare).toFixed(2)),
    'work, ratio': Number(of(({ work, bare }) => work / bare).toFixed(1)),
  }
}

type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const events: TraceEvent[] = []
    cdp.on('Tracing.dataCollected', ({ value }) => {
      events.push(...(value as unknown as TraceEvent[]))
    })
    const ended = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
    await cdp.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['toplevel', 'loading'] },
    })
    await page.goto(url)
    await page.waitForFunction(() => !('wakeUp' in window))
    await page.waitForLoadState('networkidle')
    await cdp.send('Tracing.end')
    await ended
    return blockedBy(events)
  } finally {
    await context.close()
  }
}

/** What the tasks of the page's main thread took after its first paint. */
function blockedBy(events: readonly TraceEvent[]): Visit {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error('the page was not painted')
  const tasks = events
    .filter(({ name, pid, tid }) => isTask(name) && pid === painted.pid && tid === painted.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > painted.ts)
    .toSorted((a, b) => a.ts - b.ts)
  const sizes: number[] = []
  let until = 0
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    // A task may run others, whose time it contains.
    if (ts < until) continue
    until = ts + dur
    sizes.push((slower * tdur) / 1_000)
  }
  return {
    blocked: sizes.reduce((sum, ms) => sum + Math.max(0, ms - allowedMs), 0),
    longest: Math.max(0, ...sizes),
    work: sizes.reduce((sum, ms) => sum + ms, 0),
  }
}

const isTask = (name: string) => name.endsWith('RunTask')
