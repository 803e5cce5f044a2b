import type { Page } from '@playwright/test'
import { expect, test } from './support/shop.ts'
import { asAdmin } from './support/admin.ts'
import { answered, ensureAccount } from './support/by-call.ts'
import { placeOrder } from './support/orders.ts'
import { password } from './support/shopper.ts'

/** Holds the answers of these calls until the returned function is called. */
async function hold(page: Page, calls: RegExp): Promise<() => void> {
  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await mayCome
    // The page may have cancelled it meanwhile by a navigation.
    await route.continue().catch(() => undefined)
  })
  return come
}

const catalogue = /\/v1\/(?:product|api\/banners)\b/
const busy = (page: Page) => page.getByRole('main').locator('[aria-busy=true]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const footer = (page: Page) => page.getByRole('contentinfo')
const gifts = (page: Page) => page.getByRole('main').getByRole('link').filter({ hasText: '₹' })
const sections = [
  'Best products',
  'New arrivals',
  'Customize pillow and key chain',
  'Mousepads',
  'Coffee mugs',
]

test('the next page appears at once, each section of the home page with its heading and six skeletons', async ({
  page,
}) => {
  await page.goto('/about')
  const come = await hold(page, catalogue)
  await footer(page).getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(heading(page)).toHaveText('Gifts printed for one person')
  for (const name of sections) {
    const section = page.getByRole('region', { name })
    await expect(section.getByRole('heading', { name })).toBeAttached()
    await expect(section.getByRole('listitem')).toHaveCount(6)
    await expect(section.getByRole('listitem').getByRole('link')).toHaveCount(0)
  }
  await expect(busy(page)).toHaveCount(1)
  await expect(page.getByRole('main')).toBeFocused()
  come()
  await expect(
    page.getByRole('region', { name: sections[0] }).getByRole('listitem').getByRole('link').first(),
  ).toBeVisible()
  await expect(busy(page)).toHaveCount(0)
})

test('a listing appears at once with its heading and skeletons, then with its cards', async ({
  page,
}) => {
  await page.goto('/about')
  const come = await hold(page, catalogue)
  await footer(page).getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('link', { name: 'See all gifts' }).click()
  await expect(page).toHaveURL('/product-filter')
  await expect(heading(page)).toHaveText('All gifts')
  await expect(page).toHaveTitle(/^All gifts/)
  await expect(busy(page)).toHaveCount(1)
  await expect(page.getByText('No records found.')).toHaveCount(0)
  come()
  await expect(gifts(page)).toHaveCount(12)
  await expect(page.getByText(/^\d+ products$/)).toBeVisible()
  await expect(busy(page)).toHaveCount(0)
})

test('a product appears at once as a skeleton, and sets the page title when it has loaded', async ({
  page,
}) => {
  await page.goto('/product-filter?categorie=Coffee%20Mug')
  const come = await hold(page, catalogue)
  const title = await gifts(page).first().getByRole('heading').getAttribute('title')
  await gifts(page).first().click()
  await expect(page).toHaveURL(/\/product-detail\//)
  await expect(heading(page)).toHaveText('Your gift is on its way')
  await expect(page).toHaveTitle('Your gift is on its way')
  await expect(busy(page).first()).toBeVisible()
  come()
  await expect(heading(page)).toHaveText(title ?? '')
  await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(title ?? '')} \\|`))
})

test('a static page appears at once with its heading', async ({ page }) => {
  await page.goto('/about')
  const come = await hold(page, /\/v1\/pages\//)
  await footer(page).getByRole('link', { name: 'How to order' }).click()
  await expect(page).toHaveURL('/how-to-order')
  await expect(heading(page)).toHaveText('How to order')
  await expect(busy(page)).toHaveCount(1)
  come()
  await expect(busy(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0)
})

test('My Orders appear at once as skeletons', async ({ page }) => {
  await ensureAccount(page)
  await page.goto('/account/details')
  const come = await hold(page, /\/v1\/order\//)
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click()
  await expect(page).toHaveURL('/account/orders')
  await expect(heading(page)).toHaveText('My Orders')
  await expect(busy(page)).toHaveCount(1)
  await expect(page.getByText('No orders yet')).toHaveCount(0)
  come()
  await expect(page.getByText('No orders yet')).toBeVisible()
})

test('every staff page appears at once with its heading, while its data loads', async ({
  page,
}) => {
  await asAdmin(page)
  // The whole menu is visible.
  await page.setViewportSize({ width: 1366, height: 1200 })
  await page.goto('/admin/today')
  await expect(busy(page)).toHaveCount(0)
  const come = await hold(page, /\/v1\//)
  const menu = page.getByRole('banner').getByRole('button', { name: 'Actions' })
  const menuOpen = page.getByRole('navigation', { name: 'Actions' })
  const entries = menuOpen.getByRole('link')
  await menu.click()
  const names = await entries.allInnerTexts()
  expect(names.length).toBeGreaterThan(15)
  const ways = await entries.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  // Back to the first page at the end.
  for (const way of [...ways.slice(1), ways[0]]) {
    if (!(await entries.first().isVisible())) await menu.click()
    await menuOpen.locator(`[href="${way}"]`).click()
    await expect(page).toHaveURL(way ?? '')
    await expect(heading(page), way ?? '').toBeVisible()
    await expect(page.getByRole('main').getByText('could not be')).toHaveCount(0)
  }
  come()
  await expect(busy(page)).toHaveCount(0)
})

test('a staff text never appears under the name of another that is loading', async ({ page }) => {
  await asAdmin(page)
  await page.goto('/admin/texts')
  const field = page.getByRole('main').getByRole('textbox').first()
  await expect(field).toBeVisible()
  const come = await hold(page, /\/v1\/admin\/pages\//)
  await page.getByLabel('Page', { exact: true }).selectOption({ index: 1 })
  await expect(busy(page)).toHaveCount(1)
  await expect(field).toHaveCount(0)
  come()
  await expect(field).toBeVisible()
})

test('requests are cancelled when somebody navigates before the answer', async ({ page }) => {
  await page.goto('/about')
  await hold(page, catalogue)
  const cancelled = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/v1/product/get-best-products'),
  )
  await footer(page).getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/')
  await footer(page).getByRole('link', { name: 'About', exact: true }).click()
  await cancelled
  await expect(page).toHaveURL('/about')
})

test.describe('when the late answer is a failure', () => {
  test.use({ expectedComplaints: [/status of 503/] })

  /** Answers a call only once the skeleton was visible. */
  async function failLate(page: Page, calls: RegExp, status: number) {
    const { promise: mayCome, resolve: come } = Promise.withResolvers<void>()
    const error = `It failed with ${status}`
    await page.route(calls, async (route) => {
      await mayCome
      await route.fulfill({ status, json: { success: false, error, message: error } })
    })
    return come
  }

  for (const [status, said] of [
    [404, /gone|no longer/i],
    [503, 'It failed with 503'],
  ] as const)
    test(`a product that cannot be read (${status}) comes to its screen`, async ({ page }) => {
      await page.goto('/product-filter')
      const come = await failLate(page, /\/v1\/product\/[\da-f-]{36}$/, status)
      await gifts(page).first().click()
      await expect(heading(page)).toHaveText('Your gift is on its way')
      come()
      await expect(heading(page)).toHaveText(said)
    })

  test('a session that the server no longer knows leads to the sign-in', async ({ page }) => {
    await ensureAccount(page)
    await page.goto('/account/details')
    const come = await failLate(page, /\/v1\/order\//, 401)
    await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click()
    await expect(busy(page)).toHaveCount(1)
    come()
    await expect(page).toHaveURL('/signin')
  })
})

test('Back shows a page’s content at once, at its scroll position, even without answers', async ({
  page,
}) => {
  await page.goto('/product-filter')
  await expect(gifts(page)).toHaveCount(12)
  await gifts(page).last().scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(100)
  await gifts(page).last().click()
  await expect(page.getByText('Special Price')).toBeVisible()
  await hold(page, catalogue)
  await page.goBack()
  await expect(page).toHaveURL('/product-filter')
  await expect(gifts(page)).toHaveCount(12)
  await expect(busy(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('content that was shown once appears at once on the next visit, and is reloaded', async ({
  page,
}) => {
  await page.goto('/')
  const best = page.getByRole('region', { name: sections[0] }).getByRole('listitem')
  const count = await best.getByRole('link').count()
  expect(count).toBeGreaterThan(0)
  await footer(page).getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL('/about')
  const come = await hold(page, catalogue)
  const asked = page.waitForRequest(/\/v1\/product\/get-best-products/)
  await footer(page).getByRole('link', { name: 'Home', exact: true }).click()
  await asked
  await expect(best.getByRole('link')).toHaveCount(count)
  come()
  await expect(best.getByRole('link')).toHaveCount(count)
})

test('nobody sees data of another person from the same window', async ({ page }) => {
  const other = await ensureAccount(page)
  await ensureAccount(page)
  const { number } = await placeOrder(page)
  await page.goto('/account/orders')
  await expect(page.getByRole('main')).toContainText(number)
  await footer(page).getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL('/about')
  // Another person signs in in another window.
  const next = await answered<object>(page.request, 'POST', '/auth/login', {
    data: { email: other, password },
  })
  await page.evaluate((session) => {
    const { token, userInfo } = session as { token: string; userInfo: object }
    localStorage.setItem('token', token)
    localStorage.setItem('userInfo', JSON.stringify(userInfo))
    window.dispatchEvent(new StorageEvent('storage'))
  }, next)
  const come = await hold(page, /\/v1\/order\//)
  await page.goBack()
  await expect(page).toHaveURL('/account/orders')
  await expect(busy(page)).toHaveCount(1)
  await expect(page.getByRole('main')).not.toContainText(number)
  come()
  await expect(page.getByText('No orders yet')).toBeVisible()
})
