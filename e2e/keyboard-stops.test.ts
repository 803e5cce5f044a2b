import type { Page } from '@playwright/test'
import { asAdmin } from './support/admin.ts'
import { ensureAccount, haveInCart } from './support/by-call.ts'
import { expectFocusKept, press, tabThrough, tabTo } from './support/keyboard.ts'
import { removeNewerApis } from './support/old-browser.ts'
import { placeOrder } from './support/orders.ts'
import { expect, test } from './support/shop.ts'

const refusal = { success: false, error: 'Only 1 left of this', message: 'Only 1 left of this' }

async function expectGoodStops(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await tabThrough(page)
}

test('every tab stop in the account is named, large enough and visible', async ({ page }) => {
  await ensureAccount(page)
  await placeOrder(page)
  for (const path of ['details', 'address', 'orders'])
    await expectGoodStops(page, `/account/${path}`)
})

test('so is every tab stop on those admin pages that are mostly read', async ({ page }) => {
  await asAdmin(page)
  const paths =
    'orders form-builder today numbers bench pick-list people messages audit-log security'.split(
      ' ',
    )
  for (const path of paths) await expectGoodStops(page, `/admin/${path}`)
})

test('rows that load above do not push the focused end of a product’s page out of sight', async ({
  page,
}) => {
  const answer = await page.request.get('/v1/product?categories=t-shirts&limit=1')
  const { data } = (await answer.json()) as { data: { id: string }[] }
  let sendReviews: () => void = () => undefined
  const mayCome = new Promise<void>((resolve) => (sendReviews = resolve))
  await page.route('**/v1/reviews?*', (route) => mayCome.then(() => route.continue()))
  await page.goto(`/product-detail/${data[0]?.id}`)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await page.evaluate(() => document.fonts.ready)
  const before = await height()
  for (const name of ['Similar products', 'You might be interested in']) {
    const row = page.getByRole('region', { name })
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByRole('link').first()).toBeVisible()
  }
  const reviews = page.getByRole('region', { name: 'Customer reviews' })
  await expect(reviews.locator('[aria-busy=true]')).toHaveCount(1)
  expect(Math.abs((await height()) - before)).toBeLessThan(24)
  sendReviews()
  await expect(reviews.getByText('No reviews yet')).toBeVisible()
  expect(Math.abs((await height()) - before)).toBeLessThan(24)
})

test('a notice stays while its button has the focus, and leaves the focus on the page, in an older browser too', async ({
  page,
}) => {
  await page.addInitScript(removeNewerApis)
  await page.clock.install()
  await ensureAccount(page)
  await haveInCart(page, 'mousepad')
  await page.route('**/v1/cart/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: refusal })
      : route.fallback(),
  )
  await press(page, page.getByRole('button', { name: /^Increase/ }))
  const notice = page.getByText(refusal.error)
  await expect(notice).toBeVisible()
  // The request lasts until the test ends it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await tabTo(page, page.getByRole('button', { name: 'Close message' }))
  await page.clock.fastForward(10_000)
  await expect(notice).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(notice).toBeHidden()
  await expectFocusKept(page)
})

test('suggestions that come when somebody has moved on do not open', async ({ page }) => {
  const { promise: gone, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/search-suggestions-*.js', async (route) => {
    await gone
    await route.continue()
  })
  const suggested = page.waitForResponse('**/v1/product/suggestions*')
  await page.goto('/product-filter?search=mug')
  await tabTo(page, page.getByRole('combobox', { name: 'Search for gifts' }))
  await page.keyboard.press('Tab')
  goOn()
  await suggested
  const list = page.getByRole('listbox', { name: 'Suggestions', includeHidden: true })
  await expect(list.getByRole('option', { includeHidden: true })).not.toHaveCount(0)
  await expect(list).toBeHidden()
})
