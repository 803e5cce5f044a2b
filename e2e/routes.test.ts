import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin } from './support/admin.ts'
import { haveAccount } from './support/by-call.ts'
import { publicPages } from './support/routes.ts'
import { expect, test } from './support/shop.ts'

/** Those of the table that not everybody may open. */
const forMembers: Record<string, string> = {
  '/account/details': 'Account Details',
  '/account/address': 'Manage Addresses',
  '/account/orders': 'My Orders',
  '/user/profile': 'Edit Profile',
  '/user/address': 'Manage Addresses',
  '/user/orders': 'My Orders',
  '/user/return': 'How to return a product ?',
  '/user/privacy': 'Privacy Policy',
}
const forAdmins: Record<string, string | RegExp> = {
  '/admin': 'Products',
  '/admin/product-add-update': 'ADD A NEW PRODUCT',
  '/admin/orders': 'Orders',
  '/admin/form-builder': 'Form Builder',
  '/admin/overview': 'Overview',
  '/admin/banners': 'Banners',
  '/admin/messages': 'Messages',
  '/admin/audit-log': 'Audit log',
  '/admin/exchange': 'Import & export',
  '/admin/security': 'Sign-in safety',
  '/styleguide': 'Styleguide',
}

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

async function firstProduct(page: Page): Promise<{ id: string; title: string }> {
  const answer = await page.request.get('/v1/product?limit=1')
  const { data } = (await answer.json()) as { data: { id: string; title: string }[] }
  if (!data[0]) throw new Error('an empty shop')
  return data[0]
}

test('anybody may open the public pages, which fit the screen and are accessible', async ({
  page,
}) => {
  for (const [path, heading] of Object.entries(publicPages))
    await expectGoodPage(page, path, heading)
  const { id, title } = await firstProduct(page)
  await expectGoodPage(page, `/product-detail/${id}`, title)
})

test('visitors of any other page are led to the sign-in, or home when there is no such page', async ({
  page,
}) => {
  const { id } = await firstProduct(page)
  const closed = [...Object.keys(forMembers), ...Object.keys(forAdmins), '/logout', '/checkout']
  for (const path of [...closed, '/order-success', `/admin/product-details/${id}`]) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/signin')
  }
  for (const path of ['/nowhere', '/admin/nowhere', '/product-detail', '/account']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
  }
})

test('who is signed in has the account, which fits the screen and is accessible', async ({
  page,
}) => {
  await haveAccount(page)
  for (const [path, heading] of Object.entries({ ...forMembers, '/checkout': /\S/ }))
    await expectGoodPage(page, path, heading)
})

test('the sign-in is not for who is signed in, nor is the admin', async ({ page }) => {
  await haveAccount(page)
  for (const path of ['/signin', '/signup', '/forgot-password', '/order-success']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
  }
  for (const path of Object.keys(forAdmins)) {
    await page.goto(path)
    // By way of the login, which sends home who is signed in.
    await expect(page, path).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(publicPages['/'] as string)
  }
  await page.goto('/logout')
  await expect(page).toHaveURL('/signin')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
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
