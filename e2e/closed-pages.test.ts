import { ensureAccount } from './support/by-call.ts'
import { firstProduct, forAdmins, forMembers, publicPages } from './support/routes.ts'
import { expect, test } from './support/shop.ts'

test('visitors of any other page are led to the sign-in, or home when there is no such page', async ({
  page,
}) => {
  const { id } = await firstProduct(page)
  const closed = [...Object.keys(forMembers), ...Object.keys(forAdmins), '/logout', '/checkout']
  const ofProduct = [`/admin/product-details/${id}`, `/admin/product-studio/${id}`]
  for (const path of [...closed, '/order-success', ...ofProduct]) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/signin')
  }
  for (const path of ['/nowhere', '/admin/nowhere', '/product-detail', '/account']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
  }
})

test('the sign-in is not for who is signed in, nor is the admin', async ({ page }) => {
  await ensureAccount(page)
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
