import {
  expect,
  test as base,
  type BrowserContext,
  type Page,
  type PlaywrightTestOptions,
} from '@playwright/test'
import { toastMs } from '../../web/app/ui/toast/toast.ts'
import { lookFirst } from './alive.ts'
import { ContextPool } from './context-pool.ts'
import { startShop, type RunningShop } from './running-shop.ts'

export { expect }
export { admin } from './running-shop.ts'

/** Logs violations of the page's content security policy, which a browser may not report. */
function complainOfPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`The content security policy refused ${blockedURI} (${violatedDirective})`)
  })
}

/**
 * Records in each document that something had the focus, so that its loss is noticed at any time.
 */
function noteFocus(): void {
  const noting = { capture: true, once: true }
  document.addEventListener('focusin', () => ((window as WithFocus).hadFocus = true), noting)
}

/**
 * A toast disappears by itself. A busy machine may look for it later than that, so it stays longer
 * here; a test of its time sets the clock.
 */
function keepNotices([usual, longer]: readonly [number, number]): void {
  const { setTimeout: wait } = window
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, ms?: number, ...given: unknown[]) =>
      wait(handler, ms === usual ? longer : ms, ...given),
  })
}

export type WithFocus = Window & { hadFocus?: true }

/** An expected refusal of a call is not a fault of the page, though the browser logs it. */
const REFUSED_CALL = /^Failed to load resource: the server responded with a status of 4\d\d/
/** Playwright's message about the service worker in tests without one. */
const NO_WORKER = /Service Worker registration blocked by Playwright/
/** The message of a browser without pictures for a preloaded one. */
const NO_PICTURES = /is not used because image loading is disabled/
/** The message about an unused font preload, on a machine too busy to render within seconds. */
const DRAWN_LATE = /was preloaded using link preload but not used within a few seconds/

/**
 * The tag of tests that need a browser with an empty cache, or go offline. Other tests reuse a
 * cleared context.
 */
const FRESH = '@fresh'

interface Fixtures {
  /** console messages that a test expects; any other fails it */
  expectedComplaints: RegExp[]
  /** shared by the tests of a context */
  optionsOfContext: ContextOptions
  quietConsole: void
}

type ContextOptions = Omit<
  PlaywrightTestOptions,
  'actionTimeout' | 'navigationTimeout' | 'testIdAttribute'
>

/**
 * Playwright's `test` on the running shop. A page that throws or logs an error or a warning fails
 * its test: a hydration mismatch, for example, or a violation of its policy.
 */
export const test = base.extend<Fixtures, { ownShop: RunningShop; contextPool: ContextPool }>({
  // Started on request; declared here, because tests with other fixtures get another worker.
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
      // Playwright passes it the options of the test.
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
      const expected = [REFUSED_CALL, NO_PICTURES, DRAWN_LATE, NO_WORKER, ...expectedComplaints]
      const isExpected = (text: string) => expected.some((pattern) => pattern.test(text))
      expect(complaints.filter(({ text }) => !isExpected(text))).toEqual([])
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

type Complaint = { text: string; page: string | undefined }

/** The console messages and exceptions of a context's pages. */
const complaintsIn = new WeakMap<BrowserContext, Complaint[]>()

async function prepare(context: BrowserContext): Promise<void> {
  await context.addInitScript(complainOfPolicy)
  await context.addInitScript(noteFocus)
  await context.addInitScript(keepNotices, [toastMs, 6 * toastMs] as const)
  const complaints: Complaint[] = []
  complaintsIn.set(context, complaints)
  const note = (text: string, page: Page | null) => complaints.push({ text, page: page?.url() })
  context.on('weberror', (event) => note(String(event.error()), event.page()))
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text(), message.page())
  })
}
