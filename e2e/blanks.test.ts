import { expectAccessible, expectWell } from './support/accessible.ts'
import { aMug, asAdmin, expect, test } from './support/admin.ts'
import { blankData } from './support/blanks.ts'
import { expectHindiAtWidths } from './support/reading.ts'

test('staff count a blank, print two mugs on it, and see its stock with both', async ({
  page,
  context,
  baseURL,
}) => {
  const token = await asAdmin(page)
  const mugs = [await aMug(page, token), await aMug(page, token)]
  await page.goto('/admin/blanks')
  await expect(page.getByText('No blanks yet')).toBeVisible()
  await expectWell(page)
  await page.getByRole('button', { name: 'Add blank' }).click()
  const form = page.getByRole('dialog', { name: 'Add blank' })
  await form.getByLabel('Title').fill('White mug 330 ml')
  await form.getByLabel('Colour, row 1').fill('White')
  await form.getByRole('button', { name: 'Save blank' }).click()
  await expect(form.getByLabel('Stock, row 1')).toBeFocused()
  await form.getByLabel('Stock, row 1').fill('40')
  await form.getByRole('button', { name: 'Add row' }).click()
  await form.getByLabel('Colour, row 2').fill('Red')
  await form.getByLabel('Stock, row 2').fill('३')
  await form.getByLabel('Low from, row 2').fill('10')
  await expectAccessible(page)
  await expectWell(page)
  await form.getByRole('button', { name: 'Save blank' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('40 left')).toBeVisible()
  await expect(page.getByText('No product is printed on it yet')).toBeVisible()

  for (const { id } of mugs) {
    await page.goto(`/admin/product-add-update?id=${id}`)
    await page.getByLabel('Blank').selectOption('White mug 330 ml')
    await expect(page.getByText('The stock is that of the blank.')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Track stock' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click()
    await expect(page).toHaveURL('/admin')
  }
  await page.goto(`/admin/product-details/${mugs[0]?.id}`)
  await expect(
    page.getByText('The stock of its blank, which other products may share.'),
  ).toBeVisible()
  await page.goto('/admin/blanks')
  await page.getByText('2 products').click()
  await expect(page.getByRole('link', { name: mugs[1]?.title ?? '' })).toBeVisible()
  await expectWell(page)
  await page.getByRole('button', { name: 'Delete White mug 330 ml' }).click()
  await page.getByRole('button', { name: 'Delete blank' }).click()
  await expect(page.getByText('Products are still printed on this blank')).toBeVisible()

  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }])
  await page.goto('/admin/blanks')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('कोरा माल')
  await page.getByRole('button', { name: 'White mug 330 ml बदलें' }).click()
  await expectHindiAtWidths(page, [...(await blankData(page, token)), 'White', 'Red'])
})
