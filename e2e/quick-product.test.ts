import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin, expect, otherPictureFile, pictureFile, test } from './support/admin.ts'
import { press } from './support/keyboard.ts'

test('pictures and four answers make a product that is in the shop at once', async ({ page }) => {
  await asAdmin(page)
  await page.goto('/admin/quick-product')
  await page.getByRole('button', { name: 'Live now' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Images').setInputFiles([pictureFile, otherPictureFile])
  await expect(page.getByRole('img', { name: 'Picture 2' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Monsoon Chai Mug')
  await page.getByRole('combobox', { name: 'What is it?' }).selectOption('coffee-mug')
  const paid = page.getByRole('textbox', { name: 'The buyer pays (₹)' })
  await paid.fill('four ninety nine')
  await page.getByRole('button', { name: 'Live now' }).click()
  await expect(paid).toBeFocused()
  await expect(paid).toHaveAccessibleDescription(
    'Only the amount, such as 499 For one piece, with tax, such as 499',
  )
  await paid.fill('₹ 499')
  await expect(page.getByText('It begins with: Glazed stoneware · 330 ml')).toBeVisible()
  await expectAccessible(page)
  for (const width of [1366, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page)
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('button', { name: 'Live now' }).click()
  await expect(page.getByText('“Monsoon Chai Mug” is in the shop.')).toBeVisible()
  await page.getByRole('link', { name: 'See it in the shop' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monsoon Chai Mug')
  await expect(page.getByRole('main')).toContainText('₹499')
  await page.getByRole('button', { name: 'ADD TO BAG' }).first().click()
  await expect(page.getByRole('main').getByRole('link', { name: 'GO TO CART' })).toBeVisible()
  await page.goto('/cart')
  // Nobody could choose a colour.
  await expect(page.getByRole('main')).toContainText('Monsoon Chai Mug')
  await expect(page.getByRole('main')).not.toContainText('Colour')
})

test('Later keeps a draft with counted pieces, which one press in the list puts into the shop', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto('/admin/quick-product')
  await page.getByLabel('Images').setInputFiles(pictureFile)
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Kite Tee')
  await page.getByRole('combobox', { name: 'What is it?' }).selectOption('t-shirts')
  await page.getByRole('textbox', { name: 'The buyer pays (₹)' }).fill('Rs. 650/-')
  await page.getByRole('combobox', { name: 'Stock' }).selectOption('counted')
  await page.getByRole('textbox', { name: 'Pieces of each size' }).fill('3')
  await press(page, page.getByRole('button', { name: 'Later' }))
  await expect(page.getByText('“Kite Tee” is a draft.')).toBeVisible()
  await page.goto('/admin?visibility=draft')
  await press(page, page.getByRole('button', { name: 'Go live: Kite Tee' }))
  await expect(page.getByText('“Kite Tee” is in the shop.')).toBeVisible()
  await page.goto('/product-filter?search=Kite+Tee')
  await expect(page.getByRole('main')).toContainText('Kite Tee')
})

test('a name in Hindi is the Hindi name, beside one in English where it is given', async ({
  page,
}) => {
  const token = await asAdmin(page)
  await page.goto('/robots.txt')
  await page.context().addCookies([{ name: 'lang', value: 'hi', url: page.url() }])
  await page.goto('/admin/quick-product')
  await page.getByLabel('तस्वीरें').setInputFiles(pictureFile)
  const english = page.getByRole('textbox', { name: 'अंग्रेज़ी में नाम' })
  await expect(english).toHaveCount(0)
  await page.getByRole('textbox', { name: 'नाम', exact: true }).fill('मोर वाला मग')
  await english.fill('Peacock Mug')
  await page.getByRole('combobox', { name: 'यह क्या है?' }).selectOption('coffee-mug')
  await page.getByRole('textbox', { name: /₹/ }).fill('499')
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page)
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('button', { name: 'अभी दुकान में' }).click()
  await expect(page.getByText(/Peacock Mug/)).toBeVisible()
  const { data } = (await (
    await page.request.get('/v1/admin-product?limit=1', {
      headers: { authorization: `Bearer ${token}` },
    })
  ).json()) as { data: { title: string; titleHi?: string }[] }
  expect(data[0]).toMatchObject({ title: 'Peacock Mug', titleHi: 'मोर वाला मग' })
})
