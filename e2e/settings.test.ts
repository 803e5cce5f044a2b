import { expectAccessible, expectFits } from './support/accessible.ts'
import { aMug, asAdmin, expect, test } from './support/admin.ts'
import { checkOut } from './support/shopper.ts'

test('staff save one section at a time: an invalid value is reported at its field, a valid one applies at once', async ({
  page,
}) => {
  const token = await asAdmin(page)
  await page.goto('/admin/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  const cash = page.getByRole('form', { name: 'Cash on delivery', exact: true })
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
  // Until then the page asks before it is left.
  await expect(page.getByText('Not saved yet')).toBeHidden()

  for (const width of [320, 1366]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/contact')
    await expect(page.getByText('Rakhi orders until Friday')).toBeInViewport()
    await expectAccessible(page)
    await expectFits(page)
  }
  // Other tests continue in this shop.
  const rest = { cash: { max: null }, announcement: '' }
  const headers = { authorization: `Bearer ${token}` }
  expect((await page.request.put('/v1/admin/settings', { headers, data: rest })).ok()).toBe(true)
})

test('a new name of the shop shows at once on the open page and on those opened from it', async ({
  page,
}) => {
  const token = await asAdmin(page)
  await page.goto('/admin/settings')
  const name = page.getByRole('textbox', { name: 'Name of the shop' })
  const before = await name.inputValue()
  await name.fill('Mitti & Mor')
  await page.getByRole('textbox', { name: 'Phone' }).fill('+91 91234 56789')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('desk@mitti.in')
  await page.getByRole('button', { name: 'Save: Who the shop is' }).click()
  await expect(page.getByText('Who the shop is: saved.')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Mitti & Mor')
  await expect(page.getByRole('contentinfo')).toContainText('Mitti & Mor')
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('link', { name: 'View the shop' }).click()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle(/Mitti & Mor/)
  await expect(page.getByRole('banner')).toContainText('Mitti & Mor')
  await expect(page.getByRole('contentinfo')).toContainText('Mitti & Mor')
  // Other tests continue in this shop.
  const data = { particulars: { name: before } }
  const headers = { authorization: `Bearer ${token}` }
  expect((await page.request.put('/v1/admin/settings', { headers, data })).ok()).toBe(true)
})

test('a message goes once its field is filled, and the hint stays readable with it', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto('/admin/tax')
  const name = page.getByRole('textbox', { name: 'Legal name' })
  const hint = 'As on the registration or the PAN'
  await expect(name).toHaveAccessibleDescription(hint)
  await name.fill('')
  await page.getByRole('button', { name: 'Save the seller' }).click()
  await expect(name).toHaveAccessibleDescription(`Required ${hint}`)
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(hint)).toBeVisible()
  await name.fill(' ')
  await expect(name).toHaveAccessibleDescription(`Required ${hint}`)
  await name.fill('Asha Rao')
  await expect(name).toHaveAccessibleDescription(hint)
  await expect(name).not.toHaveAttribute('aria-invalid')
})

test('staff edit a page, preview it, and restore the built-in text', async ({ page }) => {
  await asAdmin(page)
  await page.goto('/admin/texts?page=how-to-track')
  const body = page.getByRole('textbox', { name: 'Text', exact: true })
  await body.fill('# Where is it?\n\nAsk <b>us</b>.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(body).toBeFocused()
  await expect(body).toHaveAccessibleDescription(/^A page cannot take this: <b> /)
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

test('with cash turned off, product and checkout say that cash is not accepted, in both languages', async ({
  page,
}) => {
  const token = await asAdmin(page)
  const mug = await aMug(page, token)
  const headers = { authorization: `Bearer ${token}` }
  const cash = (enabled: boolean) =>
    page.request.put('/v1/admin/settings', { headers, data: { cash: { enabled } } })
  await cash(false)
  await page.goto(`/product-detail/${mug.id}`)
  await page.getByLabel('PIN code').fill('302003')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Online payment only at the moment')).toBeVisible()
  await page.getByRole('button', { name: 'ADD TO BAG' }).click()
  await page.getByRole('main').getByRole('link', { name: 'GO TO CART' }).click()
  await checkOut(page)
  const choice = (name: string) => page.getByRole('radio', { name })
  await expect(choice('Cash')).toBeDisabled()
  await expect(choice('Cash')).toHaveAccessibleDescription(
    'This shop takes no cash on delivery at the moment',
  )
  await page.context().addCookies([{ name: 'lang', value: 'hi', url: page.url() }])
  await page.reload()
  await expect(choice('कैश')).toHaveAccessibleDescription('यह दुकान अभी कैश ऑन डिलीवरी नहीं लेती')
  await cash(true)
})
