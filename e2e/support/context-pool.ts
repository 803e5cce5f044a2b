import type { Browser, BrowserContext, Page } from '@playwright/test'

/**
 * Methods that change a context for all its later pages and cannot be undone reliably. A context in
 * which a test called one of them is closed after that test.
 */
const beyondUndoing = [
  'addInitScript',
  'clearPermissions',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'on',
  'once',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setStorageState',
] as const satisfies (keyof BrowserContext)[]
const clockIsSet = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const

/** Each context has a page that stays open, and with it a process. */
const MOST_KEPT = 3
const CLOSE_MS = 30_000

type Prepare = (context: BrowserContext) => Promise<void>
type PooledContext = { context: BrowserContext; staying: Page; isSpent: boolean }

/**
 * The contexts of a worker, which consecutive tests share, with the browser's caches and compiled
 * scripts of the shop. All other state is cleared before a test gets one.
 */
export class ContextPool {
  readonly #kept = new Map<string, PooledContext>()

  /** A clean context with the options of the test; `prepare` runs once for each. */
  async take(browser: Browser, options: object, prepare: Prepare): Promise<BrowserContext> {
    const key = JSON.stringify(options)
    const before = this.#kept.get(key)
    if (before) await makeClean(before)
    const kept = before ?? (await begin(browser, prepare))
    // The most recently used one is last.
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    return kept.context
  }

  /** After its test: stops its pages, and closes one that cannot be reused. */
  async release(context: BrowserContext): Promise<void> {
    for (const [key, kept] of this.#kept) {
      if (kept.context === context)
        for (const page of context.pages())
          if (page !== kept.staying && !(await isDoneInTime(page.close()))) kept.isSpent = true
      if (!kept.isSpent && this.#kept.size <= MOST_KEPT) continue
      this.#kept.delete(key)
      await isDoneInTime(kept.context.close())
    }
  }
}

/** A starved browser sometimes never answers that it has closed a page, which is then given up. */
async function isDoneInTime(closing: Promise<void>): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), CLOSE_MS)
  const isDone = await Promise.race([closing.then(() => true), tooLate])
  clearTimeout(timer)
  return isDone
}

async function begin(browser: Browser, prepare: Prepare): Promise<PooledContext> {
  // Playwright passes it the options of the test.
  const context = await browser.newContext()
  await prepare(context)
  const staying = await context.newPage()
  // Keeps the process of the shop's pages alive, and is small.
  await staying.goto('/robots.txt')
  const home = new URL(staying.url()).origin
  const kept: PooledContext = { context, staying, isSpent: false }
  const spend = () => (kept.isSpent = true)
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      const { origin } = new URL(frame.url())
      if (origin !== home && origin !== 'null') spend()
    }),
  )
  for (const name of beyondUndoing) callBefore(context, name, spend)
  // Each page gets the emulation separately, and all pages of its process share it.
  callBefore(context, 'setOffline', () => {
    throw new Error('A test that cuts the line needs a context of its own: tag it @fresh.')
  })
  for (const name of clockIsSet) callBefore(context.clock, name, spend)
  return kept
}

function callBefore<T extends object>(object: T, method: keyof T, before: () => void): void {
  const plain = object[method] as (...args: unknown[]) => unknown
  const value = (...args: unknown[]) => {
    before()
    return plain.apply(object, args)
  }
  Object.defineProperty(object, method, { value })
}

async function makeClean({ context, staying }: PooledContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearCookies()
  const session = await context.newCDPSession(staying)
  const { origin } = new URL(staying.url())
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  const left = await staying.evaluate(clearAndLook)
  if (left.length > 0 || (await context.cookies()).length > 0)
    throw new Error(`A test left ${left.join(', ') || 'cookies'} behind.`)
}

/** Clears the memory of the page's own process, too, and reports what remains. */
async function clearAndLook(): Promise<string[]> {
  localStorage.clear()
  sessionStorage.clear()
  const found = {
    cookies: document.cookie.length,
    'local storage': localStorage.length,
    'session storage': sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    'service workers': (await navigator.serviceWorker.getRegistrations()).length,
  }
  return Object.entries(found).flatMap(([kind, count]) => (count > 0 ? [kind] : []))
}
