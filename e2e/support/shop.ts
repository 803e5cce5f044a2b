import {
  expect,
  test as base,
  type BrowserContext,
  type PlaywrightTestOptions,
} from '@playwright/test'
import { lookFirst } from './alive.ts'
import { ContextPool } from './context-pool.ts'
import { startShop, type RunningShop } from './running-shop.ts'

export { expect }
export { admin } from './running-shop.ts'

/** Says in the console what the page's own policy refused: a browser may do that in silence. */
function complainOfPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`The content security policy refused ${blockedURI} (${violatedDirective})`)
  })
}

/** Notes in each document that the focus was somewhere, so that its loss is seen whenever it comes. */
function noteFocus(): void {
  const noting = { capture: true, once: true }
  document.addEventListener('focusin', () => ((window as WithFocus).hadFocus = true), noting)
}

export type WithFocus = Window & { hadFocus?: true }

/** A call that is refused as the rules demand is no fault of the page, though the browser logs it. */
const REFUSED_CALL = /^Failed to load resource: the server responded with a status of 4\d\d/
/** What the browser of the tests without pictures says of a page that asks for one in advance. */
const NO_PICTURES = /is not used because image loading is disabled/
/** What it says of a font when a busy machine has not drawn the page some seconds after it came. */
const DRAWN_LATE = /was preloaded using link preload but not used within a few seconds/

/**
 * The tag of a test about a browser that has fetched nothing of the shop yet, or is cut off. Other
 * tests use the context of the test before, emptied.
 */
const FRESH = '@fresh'

interface Fixtures {
  /** what a test expects the browser's console to say; anything else fails it */
  expectedComplaints: RegExp[]
  /** what tests with the same context have in common */
  optionsOfContext: ContextOptions
  quietConsole: void
}

type ContextOptions = Omit<
  PlaywrightTestOptions,
  'actionTimeout' | 'navigationTimeout' | 'testIdAttribute'
>

/**
 * Playwright's `test` on the running shop. A page that throws, or writes an error or a warning to
 * the console (a hydration that does not match, a refusal of its policy), fails its test.
 */
export const test = base.extend<Fixtures, { ownShop: RunningShop; contextPool: ContextPool }>({
  // Started on request; here, since tests that know of other fixtures get another worker.
  ownShop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright demands it
    async ({}, use) => {
      const shop = await startShop({ SAMPLE_DATA: 'false' })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  page: ({ page }, use) => use(lookFirst(page)),
  expectedComplaints: [[], { option: true }],
  contextPool: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright demands it
    async ({}, use) => {
      await use(new ContextPool())
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, contextPool, optionsOfContext }, use, { tags }) => {
    if (tags.includes(FRESH)) {
      // Playwright gives it the options of the test.
      const context = await browser.newContext()
      await prepare(context)
      await use(context)
      await context.close()
    } else {
      const context = await contextPool.take(browser, optionsOfContext, prepare)
      await use(context)
      await contextPool.release(context)
    }
  },
  quietConsole: [
    async ({ context, expectedComplaints }, use) => {
      const complaints = complaintsIn.get(context) ?? []
      complaints.length = 0
      await use()
      const expected = [REFUSED_CALL, NO_PICTURES, DRAWN_LATE, ...expectedComplaints]
      expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual(
        [],
      )
    },
    { auto: true },
  ],
  optionsOfContext: async (
    {
      acceptDownloads,
      baseURL,
      bypassCSP,
      clientCertificates,
      colorScheme,
      contextOptions,
      contrast,
      deviceScaleFactor,
      extraHTTPHeaders,
      forcedColors,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      reducedMotion,
      screen,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) =>
    use({
      acceptDownloads,
      baseURL,
      bypassCSP,
      clientCertificates,
      colorScheme,
      contextOptions,
      contrast,
      deviceScaleFactor,
      extraHTTPHeaders,
      forcedColors,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      reducedMotion,
      screen,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    }),
})

/** What the console of a context's pages said, and what they threw. */
const complaintsIn = new WeakMap<BrowserContext, string[]>()

async function prepare(context: BrowserContext): Promise<void> {
  await context.addInitScript(complainOfPolicy)
  await context.addInitScript(noteFocus)
  const complaints: string[] = []
  complaintsIn.set(context, complaints)
  context.on('weberror', (event) => complaints.push(String(event.error())))
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
}
