import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './support/shop.ts'

/** The context of the previous test. */
let before: BrowserContext | undefined

test.use({ serviceWorkers: 'allow' })
// Each test checks what the one before has left.
test.describe.configure({ mode: 'serial' })
test.beforeEach(({ page }) => page.goto('/robots.txt'))
test.afterEach(({ context }) => {
  before = context
})

const clean = { cookie: '', local: 0, session: 0, databases: 0, caches: 0, files: 0, workers: 0 }

const found = (page: Page) =>
  page.evaluate(async () => {
    const files = await navigator.storage.getDirectory()
    return {
      cookie: document.cookie,
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      files: (await files.keys().next()).done ? 0 : 1,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }
  })

test('whatever a test leaves,', async ({ page, context }) => {
  expect(await found(page)).toEqual(clean)
  await context.route('**/answered', (route) => route.fulfill({ body: 'by the route' }))
  await context.route('**/worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.evaluate(async () => {
    document.cookie = 'left=yes'
    localStorage.setItem('left', 'yes')
    sessionStorage.setItem('left', 'yes')
    await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve))
    await (await caches.open('left')).put('/left', new Response('yes'))
    const files = await navigator.storage.getDirectory()
    await files.getFileHandle('left', { create: true })
    await navigator.serviceWorker.register('/worker.js')
  })
  expect(await found(page)).toEqual({
    cookie: 'left=yes',
    local: 1,
    session: 1,
    databases: 1,
    caches: 1,
    files: 1,
    workers: 1,
  })
})

test('the next test in its context does not find, nor its routes', async ({ page, context }) => {
  expect(context).toBe(before)
  expect(await found(page)).toEqual(clean)
  expect(await page.evaluate(async () => (await fetch('/answered')).text())).not.toBe(
    'by the route',
  )
})

test('a test that sets the clock gets the clean context', async ({ page, context }) => {
  expect(context).toBe(before)
  await page.clock.setFixedTime(0)
  await page.reload()
  expect(await page.evaluate(() => Date.now())).toBe(0)
})

test('a context whose clock was set is not reused', async ({ page, context }) => {
  expect(context).not.toBe(before)
  expect(await page.evaluate(() => Date.now())).toBeGreaterThan(0)
})

test.describe('with other options', () => {
  test.use({ locale: 'hi-IN' })

  test('a test with other options gets a context of its own', async ({ page, context }) => {
    expect(context).not.toBe(before)
    expect(await page.evaluate(() => navigator.language)).toBe('hi-IN')
  })
})

test('a test may open another origin in its context', async ({ page, context, ownShop }) => {
  expect(context).not.toBe(before)
  await page.goto(`${ownShop.url}/robots.txt`)
  await page.evaluate(() => localStorage.setItem('left', 'yes'))
})

test('a context that opened another origin is closed', async ({ context }) => {
  expect(context).not.toBe(before)
})

test('a test tagged @fresh gets a new context', { tag: '@fresh' }, async ({ context }) => {
  expect(context).not.toBe(before)
})
