import { expectAccessible } from './support/accessible.ts'
import { aMug, asAdmin, expect, test } from './support/admin.ts'

const title = 'बारिश वाली चाय का मग'

test('shoppers read and find a product by the Hindi that staff enter in the form', async ({
  page,
  context,
}) => {
  const token = await asAdmin(page)
  const mug = await aMug(page, token)
  await page.goto(`/admin/product-add-update?id=${mug.id}`)
  await expect(page.getByLabel('Title')).toHaveValue(mug.title)
  await page.getByText('Words in Hindi (optional)').click()
  await page.getByLabel('Title in Hindi').fill(title)
  await page.getByLabel('Description in Hindi').fill('छोटा')
  await page.getByText('Words in Hindi (optional)').click()
  await expect(page.getByText('2 of 3 written')).toBeVisible()
  await page.getByRole('button', { name: 'Preview' }).click()
  const description = page.getByLabel('Description in Hindi')
  await expect(description).toBeFocused()
  await expect(description).toHaveAccessibleDescription(
    'Description not valid 4 of 50 to 500 characters',
  )
  await expectAccessible(page)
  await description.fill('')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'update' }).click()
  await expect(page).toHaveURL('/admin')

  await context.addCookies([{ name: 'lang', value: 'hi', url: new URL(page.url()).origin }])
  await page.goto('/product-filter')
  await page.getByRole('main').getByRole('link', { name: title }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title)
  await expect(page).toHaveTitle(new RegExp(title))
  await expect(page.getByText('Holds as much chai as a train journey')).toBeVisible()
  await page.reload()
  await expect(heading).toHaveText(title)

  await page.getByRole('search').getByRole('combobox').fill('बारिश')
  await page.getByRole('option', { name: title }).click()
  await expect(page).toHaveURL(`/product-detail/${mug.id}`)

  await context.clearCookies({ name: 'lang' })
  await page.reload()
  await expect(heading).toHaveText(mug.title)
})
