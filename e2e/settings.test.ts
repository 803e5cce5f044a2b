import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin, expect, test } from './support/admin.ts'

test('staff set a section at a time: a wrong value is told at its field, a right one shows at once', async ({
  page,
}) => {
  const token = await asAdmin(page)
  await page.goto('/admin/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  const cash = page.getByRole('form', { name: 'Cash on delivery' })
  const most = cash.getByRole('textbox', { name: 'Up to (₹)' })
  await most.fill('many')
  await expect(cash.getByText('Not saved yet')).toBeVisible()
  await cash.getByRole('button', { name: 'Save' }).click()
  await expect(most).toBeFocused()
  await expect(cash.getByText('An amount in rupees above 0')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await most.fill('25,000')
  await cash.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Cash on delivery: saved.')).toBeVisible()
  await expect(most).toHaveValue('25000')

  const line = page.getByRole('textbox', { name: 'Line in English' })
  await line.fill('Rakhi orders until Friday')
  await line.press('Enter')
  await expect(page.getByText('Announcement: saved.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Minutes' }).fill('30')
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('link', { name: 'Banners' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('textbox', { name: 'Minutes' })).toHaveValue('30')
  await page.getByRole('textbox', { name: 'Minutes' }).fill('0')

  for (const width of [320, 1366]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/contact')
    await expect(page.getByText('Rakhi orders until Friday')).toBeInViewport()
    await expectAccessible(page)
    await expectFits(page)
  }
  // Others' tests go on in this shop.
  const rest = { cash: { max: null }, announcement: '' }
  const headers = { authorization: `Bearer ${token}` }
  expect((await page.request.put('/v1/admin/settings', { headers, data: rest })).ok()).toBe(true)
})

test('staff write a page anew, look at it first, and take the built-in text back', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto('/admin/texts?page=how-to-track')
  const body = page.getByRole('textbox', { name: 'Text', exact: true })
  await body.fill('# Where is it?\n\nAsk <b>us</b>.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(body).toBeFocused()
  await expect(page.getByText('A page cannot take this: <b>')).toBeVisible()
  await body.fill('# Where is it?\n\nAsk [us](/contact).\n\n## When? {#when}\n\n- On Fridays')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview: Where is it?' })
  await expect(preview.getByRole('link', { name: 'us' })).toHaveAttribute('href', '/contact')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The text is saved and stands on the page.')).toBeVisible()
  await page.getByRole('button', { name: 'Use the built-in text' }).click()
  await expect(page.getByText('The page has its built-in text again.')).toBeVisible()
  await page.getByRole('button', { name: 'Put into the form: version 1' }).click()
  await expect(body).toHaveValue(/^# Where is it/)
})
