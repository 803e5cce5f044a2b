import type { Page } from '@playwright/test'
import { ensureAccount, haveInCart } from './support/by-call.ts'
import { publicPages } from './support/routes.ts'
import { expect, test } from './support/shop.ts'

// A screen of 1280 × 1024 at 400 %.
test.use({ viewport: { width: 320, height: 256 } })

async function expectReadable(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const seen = await page.evaluate(look)
  expect(seen.sideways, `${path} is wider than the screen`).toBe(0)
  expect(seen.covered, `${path} is covered by what stays in place`).toBeLessThan(0.5)
}

/** How much wider than the screen a page is, and how much of its middle lies below what stays. */
function look() {
  const { scrollHeight, scrollWidth, clientWidth } = document.documentElement
  scrollTo(0, scrollHeight / 2)
  const stays = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
      stays(element.parentElement))
  const rows = Array.from({ length: 32 }, (_, row) => (row + 0.5) * (innerHeight / 32))
  const covered = rows.filter((y) =>
    [0.1, 0.5, 0.9].some((x) => stays(document.elementFromPoint(innerWidth * x, y))),
  )
  return { sideways: scrollWidth - clientWidth, covered: covered.length / rows.length }
}

test('at 400 % nothing is read in two directions, and no bar covers half of the screen', async ({
  page,
}) => {
  await ensureAccount(page)
  await haveInCart(page, 't-shirts')
  const answer = await page.request.get('/v1/product?limit=1')
  const { data } = (await answer.json()) as { data: { id: string }[] }
  const visitors = ['/signin', '/signup', '/forgot-password', '/reset-password/a-token']
  const open = Object.keys(publicPages).filter((path) => !visitors.includes(path))
  for (const path of [...open, `/product-detail/${data[0]?.id}`, '/checkout'])
    await expectReadable(page, path)
  await page.evaluate(() => localStorage.clear())
  for (const path of [...visitors, '/cart']) await expectReadable(page, path)
})
