import { expect, test } from './support/shop.ts'

test('a shop that was just started shows products on its front page', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link').filter({ hasText: '₹' }).first(),
  ).toBeVisible()
})
