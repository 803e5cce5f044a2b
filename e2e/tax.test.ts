import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin } from './support/admin.ts'
import { expect, test } from './support/shop.ts'

test('staff see the errors of a seller at the fields, and add a tax class', async ({ page }) => {
  await asAdmin(page)
  await page.goto('/admin/tax')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tax & legal')
  const gstin = page.getByRole('textbox', { name: 'GSTIN' })
  await expect(gstin).toHaveValue(/^08/)
  await gstin.fill('27AAPFU0939F1ZW')
  await page.getByRole('button', { name: 'Save the seller' }).click()
  await expect(gstin).toBeFocused()
  await expect(
    page.getByText('This is not a GSTIN: a digit or letter of it is wrong'),
  ).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)

  const key = `clock-${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: 'Add a class' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a tax class' })
  await dialog.getByLabel('Name').fill(key)
  await dialog.getByLabel('HSN').fill('9105')
  await dialog.getByLabel('Rate in %').fill('18')
  await dialog.getByLabel('Reviewed by').fill('R. Mehta, CA')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Required')).toBeVisible()
  await dialog.getByLabel('Reviewed on').fill('2026-11-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('listitem').filter({ hasText: key })
  await expect(row).toContainText('R. Mehta, CA')
})
