import type { Page } from '@playwright/test'
import { expectAccessible, expectWell } from './support/accessible.ts'
import { aMug, asAdmin, expect, otherPictureFile, pictureFile, test } from './support/admin.ts'
import { aCaller, ensureAccount } from './support/by-call.ts'
import { placeOrder } from './support/orders.ts'

/** The fields of each type besides the common ones. */
const kinds: Record<string, Record<string, string>> = {
  'T-shirts': { Material: 'Cotton', 'Sleeve Type': 'Half sleeve', 'Neck Type': 'Round neck' },
  'Business Cards': { 'Paper Type': 'Matte', Dimensions: '89 × 51 mm', Quantity: '100, 250' },
  'Coffee Mug': { Material: 'Stoneware', Capacity: '330 ml' },
  'Custom Cap': { Material: 'Cotton drill' },
  'Pillow Cover': {
    Material: 'Cotton',
    Firmness: 'Soft',
    'Fill Material': 'Hollow fibre',
    Dimensions: '40 × 40 cm',
  },
  'Key Chain': { Material: 'Brass' },
  Mousepad: { Material: 'Rubber', Dimensions: '24 × 20 cm' },
  Bracelet: { Material: 'Silk thread' },
  'Photo Frame': { Material: 'Mango wood' },
}

async function fillProduct(page: Page, type: string, title: string) {
  await page.getByLabel('Product Type').selectOption(type)
  await expect(page.getByLabel('Category')).not.toHaveValue('')
  for (const [label, value] of Object.entries({
    Title: title,
    Price: '499.50',
    Discount: '15',
    Rating: '4.5',
    Description:
      'Drawn by hand in Jaipur, printed in Pune, and wrapped in the paper of a sweet shop.',
    Highlights: 'Printed to order | Wrapped as a gift | Sent with a note in your words',
    'Color name': 'Marigold',
  }))
    await page.getByLabel(label).fill(value)
  for (const [label, value] of Object.entries(kinds[type] ?? {}))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Images').setInputFiles([pictureFile, otherPictureFile])
  await expect(page.getByAltText('Picture 2')).toBeVisible()
}

const openForm = (page: Page, id?: string) =>
  page.goto(id ? `/admin/product-add-update?id=${id}` : '/admin/product-add-update')
const preview = (page: Page) => page.getByRole('dialog', { name: 'Preview' })

test.describe('on a desktop', () => {
  test('a product of every type is added through the form, and each is bought by a customer', async ({
    page,
  }) => {
    await asAdmin(page)
    await openForm(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ADD A NEW PRODUCT')
    for (const type of Object.keys(kinds)) {
      const title = `Jaipur ${type}`
      await fillProduct(page, type, title)
      if (['T-shirts', 'Custom Cap'].includes(type)) {
        const sizes = page.getByRole('group', { name: 'Select sizes' })
        await sizes.getByRole('checkbox', { name: 'All' }).check()
        await expect(sizes.getByLabel('Stock of M', { exact: true })).toHaveValue('0')
        await sizes.getByLabel('Stock of M', { exact: true }).fill('5')
      } else await page.getByLabel('Stock', { exact: true }).fill('5')
      await page.getByRole('button', { name: 'Preview' }).click()
      await expect(preview(page).getByRole('heading', { name: title })).toBeVisible()
      await expect(preview(page)).toContainText('₹424.58')
      await preview(page).getByRole('button', { name: 'add product' }).click()
      await expect(preview(page)).toBeHidden()
      await expect(page.getByText(`“${title}” was added.`)).toBeVisible()
      await expect(page).toHaveURL('/admin/product-add-update')
      await expect(page.getByLabel('Title')).toHaveValue('')
    }
    const listed = await page.request.get('/v1/product?search=jaipur')
    const { data } = (await listed.json()) as { data: { title: string; productType: string }[] }
    expect(data).toHaveLength(9)

    const customer = await aCaller(page.request)
    for (const { title, productType } of data)
      expect((await placeOrder(customer, productType)).title).toBe(title)
  })

  test('products without the particulars required by law are listed for staff, until the form has them', async ({
    page,
  }) => {
    const token = await asAdmin(page)
    const mug = await aMug(page, token, { title: `Mug ${crypto.randomUUID().slice(0, 8)}` })
    await page.goto('/admin')
    await page.getByText('Legal details are missing from').click()
    // The product's card is below, with its title only.
    const item = page.getByRole('listitem').filter({ hasText: `${mug.title}Generic name` })
    await expect(item).toContainText('Generic name, Net quantity, Country of origin, Maker')
    await expectAccessible(page)
    await item.getByRole('link', { name: mug.title }).click()
    await page.getByLabel('Generic name').fill('Mug')
    await page.getByLabel('Net quantity').fill('one')
    await page.getByLabel('Country of origin').selectOption('India')
    await page.getByLabel('Maker').fill('Mitti & Glaze, 17 Pottery Road, Khurja 203131')
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByLabel('Net quantity')).toBeFocused()
    await expect(page.getByText('A number and its unit, such as 1 N')).toBeVisible()
    await page.getByLabel('Net quantity').fill('1n')
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(preview(page)).toContainText('₹400 (inclusive of all taxes)')
    await preview(page).getByRole('button', { name: 'update' }).click()
    await expect(page).toHaveURL('/admin')
    await expect(item).toHaveCount(0)
    const read = await page.request.get(`/v1/product/${mug.id}`)
    expect(await read.json()).toMatchObject({ data: { netQuantity: '1 N', countryOfOrigin: 'IN' } })
  })

  test('an edit appears in the shop; a deleted product disappears, and its order stays', async ({
    page,
    browser,
    ownShop,
  }) => {
    const token = await asAdmin(page)
    const mug = await aMug(page, token, { title: 'Monsoon Mug' })
    const context = await browser.newContext({ baseURL: ownShop.url })
    const customer = await context.newPage()
    await ensureAccount(customer)
    const order = await placeOrder(customer, 'coffee-mug')
    expect(order.productId).toBe(mug.id)

    await page.goto('/admin')
    await page.getByLabel('Search products').fill('monsoon')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin?search=monsoon')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Monsoon Mug.*₹360/ })
      .click()
    await expect(page).toHaveURL(`/admin/product-details/${mug.id}`)
    await expect(page.getByText('117 reviews')).toBeVisible()
    await page.getByRole('link', { name: 'EDIT PRODUCT' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('EDIT PRODUCT')
    await page.reload()
    await page.getByLabel('Title').fill('Winter Mug')
    await page.getByLabel('Price').fill('600')
    await page.getByRole('button', { name: 'Delete picture 1' }).click()
    await page.getByLabel('Images').setInputFiles(otherPictureFile)
    await expect(page.getByAltText('Picture 1')).toBeVisible()
    await page.getByRole('button', { name: 'Preview' }).click()
    await preview(page).getByRole('button', { name: 'update' }).click()
    await expect(page).toHaveURL('/admin')

    await customer.goto(`/product-detail/${mug.id}`)
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Winter Mug')
    await expect(customer.getByRole('main')).toContainText('₹540')

    await page.goto(`/admin/product-details/${mug.id}`)
    await page.getByRole('button', { name: 'DELETE' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete Product' })
    await expect(question).toContainText('permanently removed')
    await expect(question).toContainText('cannot be undone')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'DELETE' }).click()
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page).toHaveURL('/admin')
    expect((await customer.goto(`/product-detail/${mug.id}`))?.status()).toBe(404)
    await customer.goto('/account/orders')
    await expect(customer.getByRole('article')).toContainText('Monsoon Mug')
    await page.goto(`/admin/product-details/${mug.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/no longer here/)
    await context.close()
  })

  test('all missing values are reported at once at their fields, and the first has the focus', async ({
    page,
  }) => {
    await asAdmin(page)
    await openForm(page)
    await page.getByLabel('Product Type').selectOption('Pillow Cover')
    await page.getByRole('button', { name: 'ADD COLOR' }).click()
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByText('Required', { exact: true })).toHaveCount(14)
    await expect(page.getByLabel('Title')).toBeFocused()
    for (const [label, value, sentence, hint] of [
      [
        'Price',
        '199',
        'Price not valid',
        'Of one piece, with tax and before the discount, from ₹200. Such as 499',
      ],
      [
        'Discount',
        '81',
        'Discount should be between 1% to 80%',
        'Percent off the price, 1 to 80. With 20, a price of ₹500 becomes ₹400',
      ],
      ['Rating', '5.1', 'Rating not valid', '0 to 5, until there are reviews'],
      ['Description', 'Too short', 'Description not valid', '9 of 50 to 500 characters'],
      [
        'Highlights',
        'Too | short',
        'Highlight not valid',
        'Separated by a vertical bar |. 11 of 50 to 500',
      ],
    ] as const) {
      await page.getByLabel(label).fill(value)
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(`${sentence} ${hint}`)
    }
    await page.getByLabel('Product Type').selectOption('Business Cards')
    await page.getByLabel('Quantity').fill('99')
    await expect(page.getByLabel('Quantity')).toHaveAccessibleDescription(
      'Price not valid Pack sizes from 100, with commas between, such as 100, 250, 500',
    )
    await page.getByLabel('Product Type').selectOption('Custom Cap')
    await expect(page.getByLabel('Category')).toHaveValue('Baseball')
    await expect(page.getByRole('group', { name: 'Select sizes' }).first()).toContainText(
      'Required',
    )
    await page.getByRole('button', { name: 'REMOVE' }).click()
    await expect(page.getByLabel('Color name')).toHaveCount(1)
    await expectAccessible(page)
  })

  test('a new product takes over the maker and origin of the newest one, says so, and is not changed by that', async ({
    page,
  }) => {
    const maker = 'Mitti Gifts LLP, 7 Kumharwada, Pune 411001'
    const { title } = await aMug(page, await asAdmin(page), { maker, countryOfOrigin: 'NP' })
    await openForm(page)
    await expect(page.getByLabel('Maker')).toHaveValue(maker)
    await expect(page.getByLabel('Country of origin')).toHaveValue('NP')
    await expect(page.getByLabel('Packer')).toHaveValue('')
    await expect(page.getByLabel('Title')).toHaveValue('')
    await expect(page.getByText(`are those of “${title}”, your newest product`)).toBeVisible()
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('link', { name: 'Orders' }).click()
    await expect(page).toHaveURL('/admin/orders')
  })

  test('unsaved text is guarded, survives a reload, and is deleted on Cancel', async ({ page }) => {
    await page.clock.install()
    await asAdmin(page)
    await openForm(page)
    await page.getByLabel('Title').fill('Half a product')
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('link', { name: 'Orders' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await expect(page).toHaveURL('/admin/product-add-update')
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('product-draft-new')))
      .toContain('Half a product')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue('Half a product')
    // The next page takes longer to load than the form waits before it stores the draft.
    const { promise: isHere, resolve: come } = Promise.withResolvers<void>()
    await page.route('**/assets/*', async (route) => {
      await isHere
      await route.continue()
    })
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.clock.runFor(1_000)
    come()
    await expect(page).toHaveURL('/admin')
    await openForm(page)
    await expect(page.getByLabel('Title')).toHaveValue('')
  })

  test.describe('when it fails', () => {
    test.use({ expectedComplaints: [/Somebody else changed|Pictures must be|status of 500/] })

    test('the second of two concurrent editors is warned, and nothing is overwritten', async ({
      page,
    }) => {
      const token = await asAdmin(page)
      const mug = await aMug(page, token)
      await openForm(page, mug.id)
      await page.getByLabel('Title').fill('From the second')
      const headers = { authorization: `Bearer ${token}` }
      const first = { headers, data: { title: 'From the first' } }
      await page.request.patch(`/v1/admin-product/${mug.id}`, first)
      await page.getByRole('button', { name: 'Preview' }).click()
      await preview(page).getByRole('button', { name: 'update' }).click()
      const told = page.getByRole('alertdialog', { name: 'Somebody else changed this product' })
      await told.getByRole('button', { name: 'Keep my text' }).click()
      await expect(page.getByLabel('Title')).toHaveValue('From the second')
      await page.getByRole('button', { name: 'Preview' }).click()
      await preview(page).getByRole('button', { name: 'update' }).click()
      await told.getByRole('button', { name: 'Continue with the new version' }).click()
      await expect(page.getByLabel('Title')).toHaveValue('From the first')
    })

    test('a failed upload leaves its colour without pictures; a failed save keeps the typed text', async ({
      page,
    }) => {
      const token = await asAdmin(page)
      const mug = await aMug(page, token)
      await openForm(page, mug.id)
      await expect(page.getByAltText('Picture 1')).toBeVisible()
      const none = { name: 'mug.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
      await page.getByLabel('Images').setInputFiles(none)
      const sentence = 'Pictures must be JPEG, PNG, WebP or AVIF'
      await expect(page.getByLabel('Images')).toHaveAccessibleDescription(sentence)
      await expect(page.getByAltText('Picture 1')).toHaveCount(0)
      await page.getByLabel('Images').setInputFiles(pictureFile)
      await expect(page.getByAltText('Picture 1')).toBeVisible()

      await page.route('**/v1/admin-product/*', (route) =>
        route.fulfill({ status: 500, json: { success: false, error: 'status of 500' } }),
      )
      await page.getByLabel('Title').fill('Not lost')
      await page.getByRole('button', { name: 'Preview' }).click()
      await preview(page).getByRole('button', { name: 'update' }).click()
      await expect(page.getByText('status of 500')).toBeVisible()
      await preview(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByLabel('Title')).toHaveValue('Not lost')
    })
  })

  test('filters are in the address, and each change begins at page 1', async ({ page }) => {
    const token = await asAdmin(page)
    const { title } = await aMug(page, token)
    // Other tests of the same shop create more than a page of mugs.
    const search = title.split(' ').at(-1) ?? ''
    await page.goto(`/admin?search=${search}&page=2`)
    await expect(page.getByText('No records found.')).toBeVisible()
    const filters = page.getByRole('complementary')
    await filters.getByRole('checkbox', { name: 'Coffee Mug' }).check()
    await filters.getByRole('radio', { name: 'Under ₹500' }).check()
    await filters.getByRole('radio', { name: '3 and above' }).check()
    await expect(page).toHaveURL(
      `/admin?search=${search}&categorie=Coffee%20Mug&rating=3%20and%20above&price=500`,
    )
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Chai Mug/ })
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
    await filters.getByRole('checkbox', { name: 'XXL' }).check()
    await expect(page.getByText('No records found.')).toBeVisible()
  })

  test('a catalogue that cannot be read shows an error, and no counts', async ({ page }) => {
    await asAdmin(page)
    await page.route('**/v1/admin-product*', (route) =>
      route.fulfill({ status: 400, json: { success: false, error: 'Not today', code: 'test' } }),
    )
    await page.goto('/admin')
    await expect(page.getByText('The products could not be shown')).toBeVisible()
    await expect(page.getByText('0 products')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/^\d+ products?$/)).toBeVisible()
  })

  test('a form is built and submitted', async ({ page }) => {
    await asAdmin(page)
    await page.goto('/admin/form-builder')
    await page.getByLabel('Label', { exact: true }).fill('How many')
    await page.getByLabel('Type').selectOption('Number')
    await page.getByRole('checkbox', { name: 'Required' }).check()
    await page.getByLabel('Min').fill('2')
    await page.getByLabel('Max').fill('9')
    const made = page.getByLabel('How many')
    const submit = page.getByRole('button', { name: 'Submit' })
    await submit.click()
    await expect(made).toHaveAccessibleDescription('Required')
    await made.fill('10')
    await expect(made).toHaveAccessibleDescription('Should be 9 or less')
    await made.fill('9')
    const logged = page.waitForEvent('console')
    await submit.click()
    await expect(page.getByText('Form submitted successfully!')).toBeVisible()
    expect((await logged).text()).toContain('How many')
    await page.getByRole('button', { name: 'Add Field' }).click()
    await page.getByRole('button', { name: 'Remove' }).first().click()
    await expect(page.getByRole('textbox', { name: 'Field 1' })).toBeVisible()
  })
})

test('a product’s form and its preview are accessible and fit the screen, as do a phone’s filters', async ({
  page,
}) => {
  const token = await asAdmin(page)
  const mug = await aMug(page, token)
  await openForm(page, mug.id)
  await expect(page.getByLabel('Title')).toHaveValue(mug.title)
  await expectWell(page)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(preview(page).getByRole('heading', { name: mug.title })).toBeVisible()
  await expectWell(page)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Filters' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.getByRole('checkbox', { name: 'Coffee Mug' }).check()
  await expect(page).toHaveURL(/categorie=Coffee%20Mug/)
  await expectAccessible(page)
})
