import { expectAccessible, expectFits, expectWell } from './support/accessible.ts'
import { aMug, asAdmin, expect, test } from './support/admin.ts'
import { press } from './support/keyboard.ts'

// Two tests cut a search off.
test.use({ expectedComplaints: [/^Failed to load resource/] })

test('by Ctrl+K and a few letters staff open a product; the focus returns when they close', async ({
  page,
}) => {
  const token = await asAdmin(page)
  const { id, title } = await aMug(page, token)
  await page.goto('/admin/today')
  const opener = page.getByRole('button', { name: 'Find' })
  await press(page, opener)
  const palette = page.getByRole('dialog', { name: 'Find an order' })
  const field = palette.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await expect(opener).toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type(title)
  const option = palette.getByRole('group', { name: 'Products' }).getByRole('option')
  await expect(option).toHaveText(title)
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expectWell(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/product-details/${id}`)
  await expect(palette).toHaveCount(0)
})

test('pages are found without an answer, arrow keys go round, and nothing found is said', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto('/admin/today')
  await page.getByRole('button', { name: 'Find' }).click()
  const palette = page.getByRole('dialog', { name: 'Find an order' })
  const field = palette.getByRole('combobox')
  await page.route('**/v1/admin/find**', (route) => route.abort())
  await field.fill('set-up')
  await expect(palette.getByText('The search did not answer')).toBeVisible()
  const marked = palette.locator('[aria-selected=true]')
  await expect(marked).toContainText('Settings')
  await field.press('ArrowUp')
  await expect(marked).toContainText('Sign-in safety')
  await field.press('ArrowDown')
  await expect(marked).toContainText('Settings')
  await expectAccessible(page)

  await page.unroute('**/v1/admin/find**')
  await palette.getByRole('button', { name: 'Try again' }).click()
  await expect(palette.getByText('The search did not answer')).toHaveCount(0)
  await expect(palette.getByText(/^\d+ results?$/)).toBeVisible()
  await field.fill('zzzz')
  await expect(palette.getByText('Nothing has these letters')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFits(page)
})

test('a slow answer never replaces that of a newer text', async ({ page }) => {
  const token = await asAdmin(page)
  const { title } = await aMug(page, token)
  await page.goto('/admin/today')
  let answerFirst = () => {}
  const isAllowed = new Promise<void>((allow) => (answerFirst = allow))
  let answered = () => {}
  const wasAnswered = new Promise<void>((done) => (answered = done))
  await page.route('**/v1/admin/find?search=chai+mug', async (route) => {
    await isAllowed
    await route.fulfill({ status: 500, body: '' }).catch(() => null)
    answered()
  })
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find an order' })
  const asked = page.waitForRequest(/find\?search=chai/)
  await palette.getByRole('combobox').fill('chai mug')
  await asked
  await palette.getByRole('combobox').fill(title)
  const option = palette.getByRole('option', { name: title })
  await expect(option).toBeVisible()
  answerFirst()
  await wasAnswered
  await expect(option).toBeVisible()
  await expect(palette.getByText('The search did not answer')).toHaveCount(0)
})
