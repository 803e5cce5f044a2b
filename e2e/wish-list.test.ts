import type { Page, Request } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { firstProduct } from './support/routes.ts'
import { expect, test } from './support/shop.ts'
import { logIn, password } from './support/shopper.ts'

const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: `Wish list: ${title}`, exact: true }).first()

const settled = (page: Page) => expect(page.locator('html[data-session]')).toHaveCount(1)

/** Presses the first heart of a listing; returns the title of its gift. */
async function wishForFirst(page: Page): Promise<string> {
  await page.goto('/product-filter')
  const first = page.getByRole('button', { name: /^Wish list: / }).first()
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  return ((await first.getAttribute('aria-label')) ?? '').replace('Wish list: ', '')
}

test('a visitor adds gifts to the list on the device, sees them on the page, and removes them', async ({
  page,
}) => {
  const title = await wishForFirst(page)
  await expect(page.getByText('On your wish list, which is in the menu')).toBeVisible()
  await page.reload()
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/wish-list')
  await expect(page.getByText('1 gift', { exact: true })).toBeVisible()
  await expect(page.getByText('Kept on this device only')).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
  await heart(page, title).click()
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'false')
  await expect(heart(page, title)).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing on your wish list yet' })).toBeVisible()
})

test('a heart is outside the link of its card, and works by keyboard', async ({ page }) => {
  await page.goto('/product-filter')
  const first = page.getByRole('button', { name: /^Wish list: / }).first()
  expect(await first.evaluate((button) => button.closest('a'))).toBeNull()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/product-filter')
})

test('the lists of device and account are merged at the sign-in, without loss', async ({
  page,
}) => {
  const email = await ensureAccount(page)
  const { token } = await sessionOf(page)
  const { data } = (await (await page.request.get('/v1/product?limit=2&page=2')).json()) as {
    data: { id: string; title: string }[]
  }
  const before = data[0]!
  await answered(page.request, 'PUT', `/wish-list/${before.id}`, { token })
  await page.evaluate(() => localStorage.clear())
  const title = await wishForFirst(page)
  const joined = page.waitForResponse('**/v1/wish-list')
  await logIn(page, { email, password })
  await joined
  const kept = await answered<{ title: string }[]>(page.request, 'GET', '/wish-list', { token })
  expect(new Set(kept.map((wish) => wish.title))).toEqual(new Set([title, before.title]))
  await page.goto('/wish-list')
  await expect(heart(page, before.title)).toHaveAttribute('aria-pressed', 'true')
  await heart(page, title).click()
  await expect
    .poll(() => answered<object[]>(page.request, 'GET', '/wish-list', { token }))
    .toHaveLength(1)
})

test('a gift that is sold out or no longer sold says so', async ({ page }) => {
  const { id } = await firstProduct(page)
  await page.route('**/v1/product/by-ids*', async (route) => {
    const answer = (await (await route.fetch()).json()) as {
      data: { trackStock: boolean; colors: { stock?: number; sizes?: { stock: number }[] }[] }[]
    }
    for (const product of answer.data) {
      product.trackStock = true
      for (const color of product.colors) {
        if (color.sizes) for (const size of color.sizes) size.stock = 0
        else color.stock = 0
      }
    }
    await route.fulfill({ json: answer })
  })
  await page.goto('/robots.txt')
  await page.evaluate((known) => {
    const gifts = [
      { id: known, title: 'Known' },
      { id: '018f0000-0000-7000-8000-00000000dead', title: 'A lamp of last year' },
    ]
    localStorage.setItem('wish-list', JSON.stringify({ of: null, gifts }))
  }, id)
  await page.goto('/wish-list')
  await expect(page.getByText('Sold out at the moment')).toBeVisible()
  await expect(page.getByText('No longer in the shop')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'A lamp of last year' })).toBeVisible()
})

/** The calls and scripts that visits of these pages request, without duplicates. */
async function requestsOf(page: Page, paths: readonly string[]): Promise<Set<string>> {
  const asked = new Set<string>()
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:v1|assets)\//.test(pathname)) asked.add(`${request.method()} ${pathname}`)
  }
  page.on('request', note)
  for (const path of paths) {
    await page.goto(path)
    await settled(page)
    await page.waitForLoadState('networkidle')
  }
  page.off('request', note)
  return asked
}

test('wish list and recently viewed gifts add no request to the public pages', async ({ page }) => {
  const { id } = await firstProduct(page)
  const paths = ['/', '/product-filter', `/product-detail/${id}`, '/about']
  const without = await requestsOf(page, [...paths, ...paths])
  await wishForFirst(page)
  for (const seen of ['/product-filter', `/product-detail/${id}`]) await page.goto(seen)
  await settled(page)
  const added = (await requestsOf(page, paths)).difference(without)
  // A deferred part of a page, which a first visit may have been too short to load.
  expect([...added].filter((name) => !name.startsWith('GET /v1/reviews'))).toEqual([])
})
