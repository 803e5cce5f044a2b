import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin, expect, test } from './support/admin.ts'

/** The call that fails at first. */
test.use({ expectedComplaints: [/status of 503/] })

const add = (page: Page) => page.getByRole('button', { name: 'Add offer' })
const save = (page: Page) => page.getByRole('button', { name: 'Save offer' })

test('staff create and end an offer, and see errors at their fields', async ({ page }) => {
  await asAdmin(page)
  const error = 'The shop is taking a short break. Please try again in a minute'
  await page.route('**/v1/admin/coupons', (route) =>
    route.fulfill({ status: 503, json: { success: false, error, message: error } }),
  )
  await page.goto('/admin/offers')
  await expect(page.getByRole('heading', { name: 'The offers could not be shown' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No offers yet' })).toBeVisible()
  await expectAccessible(page)

  await add(page).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add offer' })
  const code = dialog.getByRole('textbox', { name: 'Code' })
  await save(page).click()
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription('Required Such as RAKHI10; it stays as it is')
  await code.fill('diwali 15')
  const percent = dialog.getByRole('textbox', { name: 'Percent' })
  await percent.fill('150')
  await dialog.getByLabel('First day').fill('2020-08-20')
  await dialog.getByLabel('Last day').fill('2020-08-10')
  await save(page).click()
  await expect(percent).toBeFocused()
  await expect(percent).toHaveAccessibleDescription(
    'Should be a percentage above 0 up to 100, with at most two decimals',
  )
  await expect(dialog.getByLabel('Last day')).toHaveAccessibleDescription(/./)
  for (const width of [320, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await expectFits(page)
    await expectAccessible(page)
  }
  await percent.fill('15')
  await dialog.getByRole('textbox', { name: 'At most (₹)' }).fill('200')
  await dialog.getByLabel('Last day').fill('2099-11-10')
  await dialog.getByRole('checkbox', { name: 'Coffee Mug' }).check()
  await dialog.getByRole('switch', { name: 'Applies by itself' }).check()
  await save(page).click()
  await expect(page.getByText('Saved: DIWALI15')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'DIWALI15' })
  await expect(row).toContainText('15% off, at most ₹200')
  await expect(row).toContainText('Applies by itself')

  await add(page).click()
  await code.fill('Diwali15')
  await percent.fill('5')
  await save(page).click()
  await expect(page.getByText('There is a coupon with this code already')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Change DIWALI15' }).click()
  await page.getByLabel('Last day').fill('2020-08-21')
  await save(page).click()
  await expect(row).toContainText('Over')
  for (const width of [320, 768, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await expectFits(page)
    await expectAccessible(page)
  }
})
