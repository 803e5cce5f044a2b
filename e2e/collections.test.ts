import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin } from './support/admin.ts'
import { expect, test } from './support/shop.ts'

test('a link of the home page leads to a collection, and from there to a product', async ({
  page,
}) => {
  await page.goto('/')
  const row = page.getByRole('navigation', { name: 'Gifts by occasion' })
  await row.getByRole('link', { name: 'For mother' }).click()
  await expect(page).toHaveURL('/collections/for-mother')
  await expect(page.getByRole('heading', { level: 1, name: 'For mother' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('main').getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/collections/for-mother?page=2')
  await page.getByRole('main').getByRole('link').filter({ hasText: '₹' }).first().click()
  await expect(page).toHaveURL(/\/product-detail\//)
})

test('staff make a collection of what a search finds, and shoppers see it at once', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto('/admin/collections')
  await page.getByRole('button', { name: 'Add collection' }).click()
  const form = page.getByRole('dialog', { name: 'Add collection' })
  const title = `Tea ${Date.now()}`
  await form.getByLabel('Title', { exact: true }).fill(title)
  await expect(form.getByLabel('Address')).toHaveValue(/^tea-\d+$/)
  const slug = await form.getByLabel('Address').inputValue()
  await form.getByLabel('Search products').fill('chai mug')
  await form.getByLabel('Search products').press('Enter')
  await form.getByRole('button', { name: 'Add Adrak Wali Chai Mug' }).click()
  await expect(form.getByText('1 product chosen')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save collection' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('link', { name: title })).toBeVisible()

  await page.goto(`/collections/${slug}`)
  await expect(page.getByRole('main').getByText('Adrak Wali Chai Mug')).toBeVisible()
  await page.goto('/admin/collections')
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('button', { name: 'Delete collection' }).click()
  await expect(page.getByRole('link', { name: title })).toBeHidden()
})

test('the size chart opens next to the sizes and restores the focus', async ({ page }) => {
  await page.goto('/product-filter?categorie=T-shirts')
  await page.getByRole('main').getByRole('link').filter({ hasText: '₹' }).first().click()
  const button = page.getByRole('button', { name: 'Size chart' })
  await button.click()
  const chart = page.getByRole('dialog', { name: 'Size chart' })
  await expect(chart.getByRole('row', { name: /^M / })).toContainText('cm')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(chart).toBeHidden()
  await expect(button).toBeFocused()
})

test('a search without results offers similar products', async ({ page }) => {
  await page.goto('/product-filter?search=brithdayy')
  await expect(page.getByText('No records found.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Gifts by occasion' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Best rated' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'birthday', exact: true }).click()
  await expect(page).toHaveURL('/product-filter?search=birthday')
})
