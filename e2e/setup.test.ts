import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin, expect, test } from './support/admin.ts'

const region = (page: Page) => page.getByRole('region', { name: 'Before the shop opens' })
const list = (page: Page) => region(page).getByRole('list', { name: 'Before the shop opens' })
const step = (page: Page, name: string) =>
  list(page).getByRole('listitem').filter({ hasText: name })

test('Today lists the setup steps for the owner of a new shop, each a press away, until they hide it', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto('/admin/today')
  await expect(list(page).getByRole('listitem')).toHaveCount(13)
  await expectAccessible(page)
  for (const width of [1366, 1024, 390, 320]) {
    await page.setViewportSize({ width, height: 768 })
    await expectFits(page)
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(step(page, 'Payments by the real provider')).toContainText('To do:')

  await list(page).getByRole('link', { name: 'Address, phone and e-mail of the shop' }).click()
  await expect(page).toHaveURL('/admin/settings#particulars.address')
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Address' }).fill('7 Kumharwada, Pune 411001')
  await page.getByRole('textbox', { name: 'Phone' }).fill('+91 91234 56789')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('desk@mitti.in')
  await page.getByRole('button', { name: 'Save: Who the shop is' }).click()
  await expect(page.getByText('Who the shop is: saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to what to set up' }).click()
  await expect(page).toHaveURL('/admin/today')
  await expect(step(page, 'Address, phone and e-mail')).toContainText('Done:')
  await expect(region(page)).toContainText('No order can be paid for with real money.')

  await list(page).getByRole('link', { name: 'Working days and delivery' }).click()
  await expect(
    page.getByRole('textbox', { name: 'Orders of the same day until (hour)' }),
  ).toBeFocused()
  await page.goBack()
  await list(page).getByRole('button', { name: 'It is right as it is' }).click()
  await expect(step(page, 'Working days and delivery')).toContainText(/Done:.*admin@/)
  await list(page).getByRole('button', { name: 'Try it out: Mails that are really sent' }).click()
  await expect(page.getByText('The mail became a file')).toBeVisible()
  await list(page).getByRole('button', { name: 'Try it out: Parcels by the real carrier' }).click()
  await expect(page.getByText('The sandbox answered')).toBeVisible()

  await list(page).getByRole('button', { name: 'I have read them' }).click()
  await expect(step(page, 'Policies and other pages read')).toContainText(/Done:.*admin@/)

  await region(page).getByRole('button', { name: 'Hide this list' }).click()
  await expect(region(page)).toHaveCount(0)
  await page.goto('/admin/settings')
  await page.getByRole('switch', { name: 'Show the list on Today' }).click()
  await page.getByRole('button', { name: 'Save: List of what to set up' }).click()
  await expect(page.getByText('List of what to set up: saved.')).toBeVisible()
  await page.context().addCookies([{ name: 'lang', value: 'hi', url: page.url() }])
  await page.goto('/admin/today')
  await expect(page.getByRole('region', { name: 'दुकान खुलने से पहले' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
})

test('all tax classes are reviewed with one name and one press, except excluded ones', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto('/admin/tax')
  const row = (key: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Change or review ${key}`, exact: true }) })
  await expect(row('mug')).toContainText('Not reviewed')
  await page.getByRole('button', { name: 'Review 17 at once' }).click()
  const dialog = page.getByRole('dialog', { name: 'Review tax classes' })
  await expect(dialog.getByRole('checkbox')).toHaveCount(17)
  await expectAccessible(page)
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 768 })
    await expectFits(page)
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  }
  // What is in doubt is not ticked for anybody.
  for (const name of ['cap', 'gift-wrap'])
    await expect(dialog.getByRole('checkbox', { name, exact: true })).not.toBeChecked()
  await dialog.getByRole('checkbox', { name: 'gift-wrap', exact: true }).check()
  await dialog.getByRole('checkbox', { name: 'key-chain', exact: true }).uncheck()
  await dialog.getByRole('button', { name: 'Confirm the review of 15 classes' }).click()
  await expect(dialog.getByText('Required')).toBeVisible()
  await expect(dialog.getByLabel('Reviewed by')).toBeFocused()
  await dialog.getByLabel('Reviewed by').fill('R. Mehta, CA')
  await dialog.getByRole('button', { name: 'Confirm the review of 15 classes' }).click()
  await expect(page.getByText('15 tax classes are reviewed.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(row('mug')).toContainText('R. Mehta, CA')
  await expect(row('t-shirt')).toContainText('above ₹2,500')
  await expect(row('rakhi')).toContainText('Exempt')
  await expect(row('cap')).toContainText('Not reviewed')
  await expect(page.getByRole('button', { name: 'Review 2 at once' })).toBeVisible()
})
