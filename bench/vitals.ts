/**
 * `npm run bench -- vitals`: what a phone on a slow line sees of the public pages, with a processor
 * four times slower, 1.6 Mbit/s and 150 ms of delay: medians of several first visits.
 */
import { chromium, type Browser, type CDPSession } from '@playwright/test'
import { phone } from './phone.ts'
import { findBrowser } from '../e2e/support/browser.ts'
import { median } from './median.ts'

const runs = 5
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}

/** Figures of the home page, the listing and a product of a running shop. */
export async function measureVitals(shop: string) {
  const browser = await chromium.launch({
    ...(await findBrowser()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  try {
    const paths = await publicPages(shop)
    const figures: Record<string, Awaited<ReturnType<typeof measure>>> = {}
    for (const [name, path] of Object.entries(paths))
      figures[name] = await measure(browser, shop + path)
    return figures
  } finally {
    await browser.close()
  }
}

async function measure(browser: Browser, url: string) {
  const visits: Visit[] = []
  for (let run = 0; run < runs; run++) visits.push(await visit(browser, url))
  const of = (pick: (one: Visit) => number) => median(visits.map(pick))
  return {
    'first paint ms': Math.round(of((one) => one.firstPaint)),
    'largest paint ms': Math.round(of((one) => one.largestPaint)),
    'blocked ms': Math.round(of((one) => one.blocked)),
    'layout shift': Number(of((one) => one.shift).toFixed(4)),
    'script bytes sent': of((one) => one.sent['Script'] ?? 0),
    'largest picture bytes': of((one) => one.largestPicture),
    'all bytes sent': of((one) => Object.values(one.sent).reduce((sum, size) => sum + size, 0)),
  }
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const network = await watchNetwork(cdp)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(observe)
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(() => (globalThis as typeof globalThis & { seen: Seen }).seen)
    return { ...seen, ...network }
  } finally {
    await context.close()
  }
}

type Visit = Seen & { sent: Record<string, number>; largestPicture: number }
type Seen = { firstPaint: number; largestPaint: number; blocked: number; shift: number }

/** Runs in the page, before anything of it. */
function observe() {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0 }
  Object.assign(globalThis, { seen })
  const watch = (type: string, take: (entry: PerformanceEntry & Record<string, never>) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Parameters<typeof take>[0])
    }).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
  watch('longtask', ({ duration }) => (seen.blocked += Math.max(0, duration - 50)))
  watch('layout-shift', ({ value }) => (seen.shift += Number(value)))
}

/** Bytes on the wire by kind, while the line is as slow as agreed. */
export async function watchNetwork(cdp: CDPSession) {
  const found = { sent: {} as Record<string, number>, largestPicture: 0 }
  const kinds = new Map<string, string>()
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', line)
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    found.sent[kind] = (found.sent[kind] ?? 0) + encodedDataLength
    if (kind === 'Image') found.largestPicture = Math.max(found.largestPicture, encodedDataLength)
  })
  return found
}

/** The pages that are measured, by their names. */
export async function publicPages(shop: string): Promise<Record<string, string>> {
  return { home: '/', listing: '/product-filter', product: await firstProduct(shop) }
}

async function firstProduct(shop: string): Promise<string> {
  const answer = await fetch(`${shop}/v1/product?limit=1`)
  const { data } = (await answer.json()) as { data: { id: string }[] }
  if (!data[0]) throw new Error('the shop has no product')
  return `/product-detail/${data[0].id}`
}
