import { readFileSync } from 'node:fs'
import { expectAccessible, expectWell } from './support/accessible.ts'
import { asAdmin, expect, test } from './support/admin.ts'
import { expectHindiAtWidths } from './support/reading.ts'

const file = (name: string, text: string | Buffer, mimeType = 'text/csv') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
})
const picture = readFileSync(new URL('../docs/home.webp', import.meta.url))
const words =
  '<p>A mug for the first rain of June, printed on both sides.</p><p>Safe in the oven.</p>'
const products = `Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status
rain-mug,Rain Mug,"${words}",Old Maker,Drinkware,true,Colour,White,shopify,4,450.00,,https://cdn.shopify.com/s/files/rain.webp?v=1,active
rain-mug,,,,,,,Red,shopify,0,450.00,,,
`
const orders = `Name,Email,Financial Status,Created at,Total,Lineitem quantity,Lineitem name,Billing Name
#1001,meera@old.example.com,paid,2024-05-01 10:11:12 +0530,1299.50,2,Chai mug,Meera Iyer
`

test('staff move a product in, its old address leads to it, and a past order is on its customer', async ({
  page,
  context,
  baseURL,
}) => {
  await asAdmin(page)
  await page.goto('/admin/exchange')
  await page.getByRole('link', { name: 'Move in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moving in from another shop')
  await expectAccessible(page)
  await expectWell(page)
  await page.getByLabel('CSV export of the products').setInputFiles(file('p.csv', products))
  await expect(page.getByText('Choose what “Drinkware” becomes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import now' })).toBeDisabled()
  const type = page.getByRole('group', { name: 'Drinkware, 1 product' })
  await type.getByLabel('Type').selectOption('coffee-mug')
  await type.getByLabel('Material').fill('Stoneware')
  await type.getByLabel('Capacity').fill('330 ml')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText('The picture rain.webp is not among those given')).toBeVisible()
  await expectAccessible(page)
  await expectWell(page)
  await page
    .getByLabel('Pictures', { exact: true })
    .setInputFiles([file('Rain.webp', picture, 'image/webp'), file('odd.zip', 'no archive')])
  await expect(
    page.getByText('odd.zip: This is neither a picture nor a ZIP archive.'),
  ).toBeVisible()
  await expect(page.getByText('1 picture is here.')).toBeVisible()
  await page.getByText('Show what was read').click()
  await expect(page.getByText('Rain Mug').first()).toBeVisible()
  await expectWell(page)
  await page.getByRole('button', { name: 'Import now' }).click()
  await expect(page.getByText(/Imported: 1 products and \d+ old addresses/)).toBeVisible()

  await page.getByLabel('CSV export of the orders').setInputFiles(file('o.csv', orders))
  await page.getByRole('button', { name: 'Import now' }).click()
  await expect(page.getByText('Imported: 1 people and 1 past orders.')).toBeVisible()
  await page.goto('/admin/customers?search=meera')
  await page.getByRole('link', { name: 'Meera Iyer' }).click()
  await expect(page.getByRole('heading', { name: 'From the old shop' })).toBeVisible()
  await expect(page.getByText('2 × Chai mug')).toBeVisible()

  await page.goto('/products/rain-mug?variant=1&utm_source=mail')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rain Mug')
  await expect(page).toHaveURL(/\/product-detail\/[\w-]+\?utm_source=mail$/)

  await page.goto('/admin/old-addresses?search=rain')
  await expect(page.getByText('/products/rain-mug', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add an address' }).click()
  const form = page.getByRole('dialog', { name: 'Add an old address' })
  await form.getByLabel('Old address').fill('/contact')
  await form.getByLabel('New address').fill('https://elsewhere.example/')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('which always wins')).toBeVisible()
  await expect(form.getByText('It must lead to a page of this shop')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Old address').fill('https://old.example/pages/rain-care?x=1')
  await form.getByLabel('New address').fill('/about')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('/pages/rain-care', { exact: true })).toBeVisible()
  await expectWell(page)

  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }])
  await page.goto('/admin/old-addresses?search=rain')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('पुराने पते')
  await expectHindiAtWidths(page, ['/products/rain-mug', '/pages/rain-care', '/about'])
  await page.goto('/admin/moving-in')
  await page.getByLabel('प्रोडक्ट का CSV एक्सपोर्ट').setInputFiles(file('p.csv', products))
  await expect(page.getByText('नए प्रोडक्ट')).toHaveCount(0)
  await expectHindiAtWidths(page, [
    'Shopify',
    'WooCommerce',
    'ZIP',
    'Drinkware',
    'Type',
    'Colour',
    'White',
    'Red',
  ])
})
