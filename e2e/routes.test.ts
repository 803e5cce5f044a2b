import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin } from './support/admin.ts'
import { ensureAccount } from './support/by-call.ts'
import { firstProduct, forAdmins, forMembers, publicPages } from './support/routes.ts'
import { expect, test } from './support/shop.ts'

async function expectHeading(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

/** Everything about a page that holds for all pages, in one visit. */
async function expectGoodPage(page: Page, path: string, heading: string | RegExp) {
  await expectHeading(page, path, heading)
  // The styleguide shows what is busy, too.
  if (path !== '/styleguide') await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectFits(page)
  await expectAccessible(page)
}

test('anybody may open the public pages, which fit the screen and are accessible', async ({
  page,
}) => {
  for (const [path, heading] of Object.entries(publicPages))
    await expectGoodPage(page, path, heading)
  const { id, title } = await firstProduct(page)
  await expectGoodPage(page, `/product-detail/${id}`, title)
})

test('who is signed in has the account, which fits the screen and is accessible', async ({
  page,
}) => {
  await ensureAccount(page)
  for (const [path, heading] of Object.entries({ ...forMembers, '/checkout': /\S/ }))
    await expectGoodPage(page, path, heading)
})

test('an admin has the pages of the shop’s staff', async ({ page }) => {
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
