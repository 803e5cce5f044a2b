import { expectAccessible, expectFits } from './support/accessible.ts'
import { aMug, asAdmin, expect } from './support/admin.ts'
import { testOfShop } from './support/own-shop.ts'

/** An empty shop: the number of products that lack something is counted. */
const test = testOfShop({ SAMPLE_DATA: 'false' })

const ours = 'Example Gifts, 12 MG Road, Bengaluru 560001'

test('defaults of a type begin a new product, and fill what is there only after the number is confirmed', async ({
  page,
}) => {
  const token = await asAdmin(page)
  await aMug(page, token)
  await page.goto('/admin/product-defaults')
  await page.getByRole('button', { name: 'Change the defaults: Coffee Mug' }).click()
  await expect(page.getByRole('combobox', { name: 'For' })).toHaveValue('coffee-mug')
  await page.getByRole('textbox', { name: 'Maker' }).fill(ours)
  await page.getByRole('combobox', { name: 'Country of origin' }).selectOption('IN')
  const weight = page.getByRole('textbox', { name: 'Weight of a piece (g)' })
  await weight.fill('none')
  await page.getByRole('button', { name: 'Save the defaults' }).click()
  await expect(page.getByText('A whole number of grams from 1 to 30000')).toBeVisible()
  await weight.fill('420')
  await page.getByRole('button', { name: 'Save the defaults' }).click()
  await expect(page.getByText('The defaults are saved.')).toBeVisible()
  await expectAccessible(page)
  for (const width of [1366, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page)
  }
  await page.setViewportSize({ width: 1366, height: 768 })

  await page.getByRole('button', { name: 'Fill where empty' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 product gets the saved defaults')
  await question.getByRole('button', { name: 'Fill' }).click()
  await expect(page.getByText('No product lacks any of it.')).toBeVisible()

  await page.goto('/admin/product-add-update')
  await page.getByRole('combobox', { name: 'Product Type' }).selectOption('coffee-mug')
  await expect(page.getByRole('textbox', { name: 'Maker' })).toHaveValue(ours)
  await expect(page.getByText('are the defaults of this type')).toBeVisible()
})
