import { expect, test } from './support/shop.ts'

test('a newly started shop shows products on its home page', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link').filter({ hasText: '₹' }).first(),
  ).toBeVisible()
})
