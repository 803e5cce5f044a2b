import type { Page } from '@playwright/test'
import { expect, test } from './support/shop.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading')
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
/** The prices on the listing's cards, in their order. */
const prices = async (page: Page) =>
  (await page.getByRole('main').getByRole('listitem').locator('p').allInnerTexts())
    .filter((text) => text.startsWith('₹'))
    .map((text) => Number(/[\d,.]+/.exec(text)?.[0].replaceAll(',', '')))

const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

test('more than 12 products have numbered pages with addresses of their own; a filter begins at the first', async ({
  page,
}) => {
  await page.goto('/product-filter')
  const last = Math.ceil(
    Number((await page.getByText(/^\d+ products$/).textContent())?.replace(/\D/g, '')) / 12,
  )
  await expect(cards(page)).toHaveCount(12)
  await expect(pages(page).getByRole('link', { name: '1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const first = await cards(page).first().textContent()
  await pages(page).getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveURL('/product-filter?page=2')
  await expect(cards(page).first()).not.toHaveText(first ?? '')
  await pages(page)
    .getByRole('link', { name: String(last), exact: true })
    .click()
  await expect(page).toHaveURL(`/product-filter?page=${last}`)
  await expect(pages(page).getByRole('link', { name: 'Next page' })).toHaveCount(0)
  await pages(page).getByRole('link', { name: 'Previous page' }).click()
  await expect(page).toHaveURL(`/product-filter?page=${last - 1}`)

  await page.getByRole('complementary').getByRole('radio', { name: 'Under ₹1,000' }).check()
  await expect(page).toHaveURL('/product-filter?price=1000')
  await page.goto('/product-filter?categorie=Photo%20Frame')
  await expect(cards(page)).not.toHaveCount(0)
  expect(await cards(page).count()).toBeLessThanOrEqual(12)
  await expect(pages(page)).toHaveCount(0)
})

test('a listing is sorted by a list on wide screens, by a drawer on phones, and starts again at page 1', async ({
  page,
  isMobile,
}) => {
  await page.goto('/product-filter?page=2')
  const sorts = [
    'Newest first',
    'Price: low to high',
    'Price: high to low',
    'Best rated',
    'Biggest discount',
    'Country of origin',
  ]
  if (isMobile) {
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Sort by' })
    await expect(drawer.getByRole('radio', { name: 'Newest first' })).toBeChecked()
    await expect(drawer.locator('label')).toHaveText(sorts)
    await drawer.getByRole('radio', { name: 'Price: low to high' }).click()
    await expect(drawer).toBeHidden()
  } else {
    const list = page.getByLabel('Sort by')
    await expect(list.getByRole('option')).toHaveText(sorts)
    await list.selectOption('Price: low to high')
  }
  await expect(page).toHaveURL('/product-filter?sort=price-asc')
  await expect
    .poll(async () => {
      const shown = await prices(page)
      return shown.length === 12 && shown.join() === sorted(shown).join()
    })
    .toBe(true)
})

test('a price in a search selects the filter’s step, and the filter or its chip removes it', async ({
  page,
}) => {
  const filters = page.getByRole('complementary')
  const chips = page.getByRole('region', { name: 'Active filters' })
  await page.goto('/product-filter?search=mug%20under%20500')
  await expect(filters.getByRole('radio', { name: 'Under ₹500' })).toBeChecked()
  const most = Math.max(...(await prices(page)))
  expect(most).toBeLessThan(500)
  await filters.getByRole('radio', { name: 'Under ₹300' }).click()
  await expect(page).toHaveURL('/product-filter?search=mug&price=300')

  await page.goto('/product-filter?search=mug%20between%20300%20and%20500')
  await expect(filters.getByRole('radio', { name: '₹300 to ₹500' })).toBeChecked()
  await filters.getByRole('radio', { name: 'Any price' }).click()
  await expect(page).toHaveURL('/product-filter?search=mug')
  await expect(filters.getByRole('radio', { name: '₹300 to ₹500' })).toHaveCount(0)

  await page.goto('/product-filter?search=above%20₹700')
  await chips.getByRole('button', { name: 'Remove filter Above ₹700' }).click()
  await expect(page).toHaveURL('/product-filter')
})

test('a search with few results is followed by others of its type, one for unsold things by none', async ({
  page,
}) => {
  await page.goto('/product-filter?search=photo%20mug')
  await expect(page.getByText('1 product', { exact: true })).toBeVisible()
  const more = page.getByRole('region', { name: 'More mugs' })
  // Other tests add mugs, so it is filled up to twelve.
  await expect.poll(() => more.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(10)
  await more.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product-detail\//)
  await page.goBack()
  await expect(more).toBeVisible()
  await page.goto('/product-filter?search=mobile%20cover')
  await expect(page.getByText('No records found.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Best rated' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^More / })).toHaveCount(0)
})

test('cards are in one to four columns, by the width of the screen', async ({ page }) => {
  await page.goto('/product-filter')
  for (const [width, columns] of [
    [320, 1],
    [390, 2],
    [800, 3],
    [1366, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const inFirstRow = () =>
      cards(page).evaluateAll((all) => {
        const tops = all.map((card) => card.getBoundingClientRect().top)
        return tops.filter((top) => top === tops[0]).length
      })
    await expect.poll(inFirstRow, `at ${width}`).toBe(columns)
  }
})

test('a superseded request for a list is cancelled, and the newer list is shown', async ({
  page,
}) => {
  const first = /\/v1\/product\?.*price=1000/
  // Never answered.
  await page.route(first, () => undefined)
  await page.goto('/product-filter', { waitUntil: 'networkidle' })
  const filters = page.getByRole('complementary')
  const asked = page.waitForRequest(first)
  const cancelled = page.waitForEvent('requestfailed', (request) => first.test(request.url()))
  await filters.getByRole('radio', { name: 'Under ₹1,000' }).check()
  await asked
  await expect(page.locator('[aria-busy=true]').getByRole('heading')).toHaveCount(12)
  await filters.getByRole('radio', { name: 'Under ₹500' }).check()
  await cancelled
  await expect(page).toHaveURL('/product-filter?price=500')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(Math.max(...(await prices(page)))).toBeLessThan(500)
})
