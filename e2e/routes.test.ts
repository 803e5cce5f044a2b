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

/** Few enough pages for the time of one test on a slow machine. */
function parts(pages: Record<string, string | RegExp>): [string, string | RegExp][][] {
  const all = Object.entries(pages)
  const size = 12
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  )
}

/** All checks that apply to every page, in one visit. */
async function expectGoodPage(page: Page, path: string, heading: string | RegExp) {
  await expectHeading(page, path, heading)
  // The styleguide also shows busy elements.
  if (path !== '/styleguide') await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectWell(page)
}

for (const [index, part] of parts(publicPages).entries())
  test(`visitors open the public pages, which fit the screen, also at 400 %, and are accessible, part ${index + 1}`, async ({
    page,
  }) => {
    for (const [path, heading] of part) {
      await expectGoodPage(page, path, heading)
      await expectReadableZoomed(page)
    }
  })

test('a visitor opens a product, which fits the screen, also at 400 %, and is accessible', async ({
  page,
}) => {
  const { id, title } = await firstProduct(page)
  await expectGoodPage(page, `/product-detail/${id}`, title)
  await expectReadableZoomed(page)
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

for (const [index, part] of parts({ ...forMembers, '/checkout': /\S/ }).entries())
  test(`a signed-in customer opens the account, which fits the screen and is accessible, part ${index + 1}`, async ({
    page,
  }) => {
    await ensureAccount(page)
    for (const [path, heading] of part) await expectGoodPage(page, path, heading)
  })

for (const [index, part] of parts(forAdmins).entries())
  test(`an admin opens the staff pages, part ${index + 1}`, async ({ page }) => {
    await asAdmin(page)
    for (const [path, heading] of part) await expectGoodPage(page, path, heading)
  })

test('an admin opens a product, and no search engine keeps the styleguide', async ({ page }) => {
  await asAdmin(page)
  const { id, title } = await firstProduct(page)
  await expectGoodPage(page, `/admin/product-details/${id}`, title)
  await page.goto('/styleguide')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
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
