import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin, expect } from './support/admin.ts'
import { press, tabTo } from './support/keyboard.ts'
import { testOfShop } from './support/own-shop.ts'

/** The sample ends for good, so the shop is one of this test alone. */
const test = testOfShop({ SAMPLE_DATA: 'true' })

test('the dialog that ends the sample counts what goes, fits a phone in both languages, and is answered by keys', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto('/about')
  for (const [language, end, title, keep] of [
    ['hi', 'नमूना हटाएँ और ख़ाली शुरू करें', 'नमूना हटाएँ?', 'नमूना रहने दें'],
    ['en', 'End the sample and begin empty', 'End the sample?', 'Keep the sample'],
  ] as const) {
    await page.context().addCookies([{ name: 'lang', value: language, url: page.url() }])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin/templates')
    await press(page, page.getByRole('button', { name: end }))
    const dialog = page.getByRole('alertdialog', { name: title })
    await expect(dialog.getByRole('listitem').first()).toContainText(/\d+/)
    await expectAccessible(page)
    await expectFits(page)
    await expect(dialog.getByRole('button', { name: keep })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: end })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await tabTo(page, dialog.getByRole('button', { name: 'Yes, end the sample' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/today')
  await expect(page.getByText('The sample has ended. This shop is yours.')).toBeVisible()
  await page.goto('/product-filter')
  await expect(page.getByRole('main').getByRole('link').filter({ hasText: '₹' })).toHaveCount(0)
})
