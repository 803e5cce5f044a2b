import type { Page } from '@playwright/test'
import { inkField } from '../server/src/studio/mug-studio.fixture.ts'
import { aMug, asAdmin, expect, test } from './support/admin.ts'
import { untilAlive } from './support/alive.ts'
import { aNamedMug, namedStudio } from './support/studio.ts'

type Watched = Window & {
  segmenters: number
  countryLists: number
  librariesFrom: string
  slices: { now: number; most: number; isSlow: boolean }
  __reactRouterManifest: { routes: Record<string, unknown> }
}

/** Runs in the page: counts the tables for breaking a text into letters, which load slowly. */
function countSegmenters(): void {
  const all = Object.assign(globalThis, { segmenters: 0 })
  const Segmenter = new Proxy(Intl.Segmenter, {
    construct(target, given: ConstructorParameters<typeof Intl.Segmenter>) {
      all.segmenters += 1
      return new target(...given)
    },
  })
  Object.assign(Intl, { Segmenter })
}

/** Runs in the page: counts the lists of all countries, which load slowly. */
function countCountryLists(): void {
  const all = Object.assign(globalThis, { countryLists: 0 })
  const DisplayNames = new Proxy(Intl.DisplayNames, {
    construct(target, given: ConstructorParameters<typeof Intl.DisplayNames>) {
      all.countryLists += 1
      return new target(...given)
    },
  })
  Object.assign(Intl, { DisplayNames })
}

/** Runs in the page: records whose evaluation begins that of react-dom, by a symbol of its own. */
function watchLibraries(): void {
  const named = Symbol.for.bind(Symbol)
  Error.stackTraceLimit = 100
  Symbol.for = (key) => {
    if (key === 'react.memo_cache_sentinel')
      Object.assign(globalThis, { librariesFrom: new Error(key).stack })
    return named(key)
  }
}

/**
 * Runs in the page: counts the elements that each slice of React's work creates. Once the clock is
 * slow, a slice has few steps.
 */
function countSlices(): void {
  const slices = { now: 0, most: 0, isSlow: false }
  Object.assign(globalThis, { slices })
  const { postMessage } = MessagePort.prototype
  // React goes on in the next task by a message to itself.
  MessagePort.prototype.postMessage = function (...given: unknown[]) {
    slices.now = 0
    postMessage.apply(this, given as Parameters<typeof postMessage>)
  }
  const createElement = document.createElement.bind(document)
  document.createElement = (...given: Parameters<typeof createElement>) => {
    slices.now += 1
    if (slices.isSlow) slices.most = Math.max(slices.most, slices.now)
    return createElement(...given)
  }
  const now = performance.now.bind(performance)
  let late = 0
  performance.now = () => now() + (slices.isSlow ? (late += 1) : late)
}

/** The same mug with names in Latin letters. */
const latinStudio = JSON.parse(JSON.stringify(namedStudio), (key, value: unknown) =>
  key === 'text' || (key === 'sample' && value !== inkField.sample) ? 'Meera' : value,
) as typeof namedStudio

const segmenters = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as Watched).segmenters)

test('a product loads the data that breaks text into letters once a letter needs it', async ({
  page,
}) => {
  await page.addInitScript(countSegmenters)
  await page.goto(await aNamedMug(page, latinStudio))
  const name = page
    .getByRole('region', { name: 'Make it yours' })
    .getByRole('textbox', { name: 'Name' })
  await name.fill('Asha')
  await expect(name).toHaveValue('Asha')
  await expect(page.getByRole('figure', { name: 'Preview of your design' })).toBeVisible()
  expect(await segmenters(page)).toBe(0)

  await name.fill('आशा')
  await expect.poll(() => segmenters(page)).toBe(1)
})

test('a shopper’s page leaves out the routes of the staff, and opens theirs as a document', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto('/')
  await untilAlive(page)
  const routes = await page.evaluate(() =>
    Object.keys((globalThis as unknown as Watched).__reactRouterManifest.routes),
  )
  expect(routes).toContain('/product-filter')
  expect(routes.filter((id) => id.startsWith('/admin'))).toEqual([])

  await page.getByRole('button', { name: /^(Account|Open menu)$/ }).click()
  await page.getByRole('link', { name: 'Shop admin' }).click()
  await expect(page).toHaveURL('/admin/today')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilAlive(page)
  const staffs = await page.evaluate(() =>
    Object.keys((globalThis as unknown as Watched).__reactRouterManifest.routes),
  )
  expect(staffs).toContain('/admin/orders')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a product and a listing take the names of countries from the server', async ({ page }) => {
  await page.addInitScript(countCountryLists)
  const mug = await aMug(page, await asAdmin(page), { countryOfOrigin: 'IN' })
  await page.goto(`/product-detail/${mug.id}`)
  const country = page.getByRole('definition').filter({ hasText: /^India$/ })
  await expect(country).toBeVisible()
  await page.waitForFunction(
    (row) => Object.keys(row ?? {}).some((key) => key.startsWith('__reactFiber')),
    await country.elementHandle(),
  )
  const lists = () => page.evaluate(() => (globalThis as unknown as Watched).countryLists)
  expect(await lists()).toBe(0)

  await page.goto('/product-filter')
  await untilAlive(page)
  expect(await lists()).toBe(0)
})

test('the script of the libraries evaluates all of react-dom', async ({ page }) => {
  await page.addInitScript(watchLibraries)
  await page.goto('/')
  await untilAlive(page)
  const from = await page.evaluate(() => (globalThis as unknown as Watched).librariesFrom)
  expect(from.match(/assets\/[^:]+\.js/g)?.at(-1)).toMatch(/react-/)
})

test('the fields of a product are rendered in slices', async ({ page }) => {
  await page.addInitScript(countSlices)
  const { promise: isLet, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/v1/studio/products/*', async (route) => {
    await isLet
    await route.continue()
  })
  const asked = page.waitForRequest('**/v1/studio/products/*')
  await page.goto(await aNamedMug(page))
  await asked
  await page.evaluate(() => {
    ;(globalThis as unknown as Watched).slices.isSlow = true
  })
  letGo()
  await expect(
    page.getByRole('region', { name: 'Make it yours' }).getByRole('textbox', { name: 'Name' }),
  ).toBeVisible()
  const { most } = await page.evaluate(() => (globalThis as unknown as Watched).slices)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThan(10)
})
