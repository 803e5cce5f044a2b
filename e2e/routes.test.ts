import type { Page } from '@playwright/test'
import { expectWell } from './support/accessible.ts'
import { asAdmin } from './support/admin.ts'
import { ensureAccount, haveInCart } from './support/by-call.ts'
import { firstProduct, forAdmins, forMembers, publicPages } from './support/routes.ts'
import { expect, test } from './support/shop.ts'
import { expectReadableZoomed } from './support/zoomed.ts'

async function expectHeading(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

/** All checks that apply to every page, in one visit. */
async function expectGoodPage(page: Page, path: string, heading: string | RegExp) {
  await expectHeading(page, path, heading)
  // The styleguide also shows busy elements.
  if (path !== '/styleguide') await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectWell(page)
}

test('visitors open the public pages, which fit the screen, also at 400 %, and are accessible', async ({
  page,
}) => {
  const { id, title } = await firstProduct(page)
  for (const [path, heading] of Object.entries({
    ...publicPages,
    [`/product-detail/${id}`]: title,
  })) {
    await expectGoodPage(page, path, heading)
    await expectReadableZoomed(page)
  }
})

test('at 400 % a cart and its checkout also scroll in one direction', async ({ page }) => {
  await ensureAccount(page)
  await haveInCart(page, 't-shirts')
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectReadableZoomed(page)
  }
})

test('a signed-in customer opens the account, which fits the screen and is accessible', async ({
  page,
}) => {
  await ensureAccount(page)
  for (const [path, heading] of Object.entries({ ...forMembers, '/checkout': /\S/ }))
    await expectGoodPage(page, path, heading)
})

test('an admin opens the staff pages', async ({ page }) => {
  await asAdmin(page)
  const { id, title } = await firstProduct(page)
  const product = { [`/admin/product-details/${id}`]: title }
  for (const [path, heading] of Object.entries({ ...forAdmins, ...product }))
    await expectGoodPage(page, path, heading)
  const robots = page.locator('meta[name=robots]')
  await page.goto('/styleguide')
  await expect(robots).toHaveAttribute('content', /noindex/)
})

test.describe('text that a script writes into a page', () => {
  test.use({ expectedComplaints: [/require-trusted-types-for|TrustedHTML/] })

  test('never becomes markup', async ({ page }) => {
    for (const path of ['/', '/product-filter', '/signin', '/admin']) {
      await page.goto(path)
      await expect(page.locator('html[data-session]')).toHaveCount(1)
      const outcome = await page.evaluate(() => {
        try {
          document.body.insertAdjacentHTML('beforeend', '<img src="/nothing" onerror="1">')
          return 'written'
        } catch (error) {
          return (error as Error).name
        }
      })
      expect(outcome, path).toBe('TypeError')
    }
  })
})
