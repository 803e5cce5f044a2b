import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { asAdmin } from './support/admin.ts'
import { haveAccount } from './support/by-call.ts'
import { expect, test } from './support/shop.ts'

/** Every row of the spec's route table (section 2) that anybody may open, with its heading. */
const open: Record<string, string | RegExp> = {
  '/': 'Gifts printed for one person',
  '/signin': 'Login',
  '/signup': 'Create an account',
  '/forgot-password': 'Forgot password',
  '/reset-password/a-token': 'Reset password',
  '/cart': 'Your Cart is Empty!',
  '/product-filter': 'All gifts',
  '/disclaimer': 'Disclaimer',
  '/about': 'Made for one person at a time',
  '/contact': 'Talk With Us',
  '/shipping-info': 'Shipping',
  '/how-to-order': 'How to order',
  '/how-to-track': 'How to track your order',
  '/privacy-policy': 'Privacy Policy',
  '/return-policy': 'Return & Refund Policy',
}
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
  '/styleguide': 'Styleguide',
}

async function expectHeading(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

/** At one size: what is wrong with a part is wrong with it everywhere. */
async function expectAccessibleOnce(page: Page, isMobile: boolean) {
  if (isMobile) await expectAccessible(page)
}

async function firstProduct(page: Page): Promise<{ id: string; title: string }> {
  const answer = await page.request.get('/v1/product?limit=1')
  const { data } = (await answer.json()) as { data: { id: string; title: string }[] }
  if (!data[0]) throw new Error('an empty shop')
  return data[0]
}

test('anybody may open the public pages, and no other', async ({ page, isMobile }) => {
  test.setTimeout(120_000)
  for (const [path, heading] of Object.entries(open)) {
    await expectHeading(page, path, heading)
    await expectAccessibleOnce(page, isMobile)
  }
  const { id, title } = await firstProduct(page)
  await expectHeading(page, `/product-detail/${id}`, title)
  await expectAccessibleOnce(page, isMobile)

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

test('who is signed in has the account, and neither the login nor the admin', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(120_000)
  await haveAccount(page)
  for (const [path, heading] of Object.entries(forMembers)) {
    await expectHeading(page, path, heading)
    await expectAccessibleOnce(page, isMobile)
  }
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleOnce(page, isMobile)
  for (const path of ['/signin', '/signup', '/forgot-password', '/order-success']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
  }
  for (const path of Object.keys(forAdmins)) {
    await page.goto(path)
    // By way of the login, which sends home who is signed in.
    await expect(page, path).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(open['/'] as string)
  }
  await page.goto('/logout')
  await expect(page).toHaveURL('/signin')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('an admin has the pages of the shop’s staff', async ({ page, isMobile }) => {
  await asAdmin(page)
  const { id, title } = await firstProduct(page)
  const product = { [`/admin/product-details/${id}`]: title }
  for (const [path, heading] of Object.entries({ ...forAdmins, ...product })) {
    await expectHeading(page, path, heading)
    await expectAccessibleOnce(page, isMobile)
  }
  const robots = page.locator('meta[name=robots]')
  await page.goto('/styleguide')
  await expect(robots).toHaveAttribute('content', /noindex/)
})
