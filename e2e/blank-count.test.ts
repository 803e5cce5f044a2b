import { expectAccessible, expectWell } from './support/accessible.ts'
import { asAdmin, expect, test } from './support/admin.ts'
import { blankData } from './support/blanks.ts'
import { expectHindiAtWidths } from './support/reading.ts'

test('staff count a blank, see the difference, and book it', async ({ page, context, baseURL }) => {
  const token = await asAdmin(page)
  // Other tests of the same shop have blanks too.
  const title = `White mug ${crypto.randomUUID().slice(0, 8)}`
  await page.route('**/v1/admin/blank-counts', (route) =>
    route.fulfill({ json: { success: true, data: { choices: [], movements: [] } } }),
  )
  await page.goto('/admin/blank-count')
  await expect(page.getByText('No blanks to count')).toBeVisible()
  await page.unroute('**/v1/admin/blank-counts')
  await page.goto('/admin/blanks')
  await page.getByRole('button', { name: 'Add blank' }).click()
  const form = page.getByRole('dialog', { name: 'Add blank' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Colour, row 1').fill('White')
  await form.getByLabel('Stock, row 1').fill('40')
  await form.getByRole('button', { name: 'Save blank' }).click()
  await expect(form).toBeHidden()

  await page.goto('/admin/blank-count')
  const field = page.getByLabel(`Counted of ${title} White`)
  await field.fill('many')
  await expect(page.getByText('A whole number, please')).toBeVisible()
  await field.fill('३७')
  await expect(page.getByText('3 lost')).toBeVisible()
  await expectAccessible(page)
  await expectWell(page)
  await page.getByRole('button', { name: 'Book 1 difference' }).click()
  const lines = page.getByRole('listitem').filter({ hasText: title })
  await expect(lines.getByText('40 kept, 37 counted')).toBeVisible()
  await expect(lines.getByText('Kept: 37')).toBeVisible()
  await expect(field).toHaveValue('')

  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }])
  await page.goto('/admin/blank-count')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('कोरा माल गिनें')
  await expectHindiAtWidths(page, await blankData(page, token))
})

test('pieces that are sold and not printed are counted with the shelf', async ({
  page,
  context,
  baseURL,
}) => {
  await asAdmin(page)
  const variantId = crypto.randomUUID()
  const title = 'White mug'
  const choices = [{ variantId, title, color: 'White', stock: 5, waiting: 3 }]
  await page.route('**/v1/admin/blank-counts', (route) =>
    route.fulfill({ json: { success: true, data: { choices, movements: [] } } }),
  )
  await page.goto('/admin/blank-count')
  await expect(page.getByText('8 on the shelf: 5 to sell, 3 sold and not printed')).toBeVisible()
  const field = page.getByLabel(`Counted of ${title} White`)
  await field.fill('8')
  await expect(page.getByText('As kept')).toBeVisible()
  await field.fill('2')
  await expect(page.getByText('6 lost')).toBeVisible()
  await expect(page.getByText('1 piece too few for the sold ones')).toBeVisible()
  await expectAccessible(page)
  await expectWell(page)
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }])
  await page.goto('/admin/blank-count')
  await page.getByRole('textbox').last().fill('2')
  await expect(page.getByText('बिके माल के लिए 1 पीस कम')).toBeVisible()
  await expectHindiAtWidths(page, [`${title} White`])
})

test('the title of a blank with quotes is written as it was typed, also where it runs low', async ({
  page,
  context,
  baseURL,
}) => {
  const token = await asAdmin(page)
  const title = `12" "Best" mug 'Ma' {0} & <b> ${crypto.randomUUID().slice(0, 8)}`
  const made = await page.request.post('/v1/admin/blanks', {
    headers: { authorization: `Bearer ${token}` },
    data: { title, variants: [{ color: 'Off "white"', stock: 0 }], trackStock: true },
  })
  expect(made.status()).toBe(201)
  for (const [language, erase] of [
    ['en', 'Delete'],
    ['hi', 'हटाएँ'],
  ] as const) {
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }])
    await page.goto('/admin/today')
    const low = page.locator('[aria-labelledby=lowStock]')
    await expect(low.getByRole('link', { name: title, exact: true })).toBeVisible()
    await expect(low.getByText('Off "white"').first()).toBeVisible()
    await page.goto('/admin/blank-count')
    await expect(page.getByText(`${title} Off "white"`, { exact: true })).toBeVisible()
    await page.goto('/admin/blanks')
    const row = page.getByRole('listitem').filter({ hasText: title })
    await row.getByRole('button', { name: erase }).click()
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toContainText(
      `“${title}”`,
    )
  }
})
