import type { Locator, Page } from '@playwright/test'
import { aMug, asAdmin, expect, pictureFile, test } from './support/admin.ts'
import { aCaller } from './support/by-call.ts'
import { expectFocusKept, press, tabTo, typeInto } from './support/keyboard.ts'
import { placeOrder } from './support/orders.ts'
import { admin } from './support/running-shop.ts'

const main = (page: Page) => page.getByRole('main')
const toast = (page: Page, words: string) => page.locator('[aria-live]').getByText(words)

/** Types the first letters of a label, and again where a pause restarted the type-ahead. */
async function typeBeginning(page: Page, letters: string, isFound: () => Promise<void>) {
  await expect(async () => {
    await page.keyboard.type(letters)
    await isFound()
  }).toPass()
}

/** By the first letters of the entry. */
async function goByMenu(page: Page, entry: string) {
  await press(page, page.getByRole('button', { name: 'Actions' }))
  const menu = page.getByRole('navigation', { name: 'Actions' })
  await typeBeginning(page, entry, () =>
    expect(menu.getByRole('link', { name: entry })).toBeFocused({ timeout: 500 }),
  )
  await page.keyboard.press('Enter')
  await expect(main(page)).toBeFocused()
}

async function find(page: Page, title: string) {
  await typeInto(page, page.getByLabel('Search products'), title)
  await page.keyboard.press('Enter')
  await press(page, main(page).getByRole('link', { name: new RegExp(`^${title}`) }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

/** The preview of the form, with its save button. */
async function save(page: Page, name: string) {
  await press(page, page.getByRole('button', { name: 'Preview' }))
  await press(page, page.getByRole('dialog', { name: 'Preview' }).getByRole('button', { name }))
}

async function choosePicture(page: Page, field: Locator) {
  await tabTo(page, field)
  await field.setInputFiles(pictureFile)
}

test('with the keyboard alone an admin signs in, adds a product, raises its price, and deletes it', async ({
  page,
}) => {
  const title = `Typed Mug ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/admin')
  await expect(page).toHaveURL('/signin')
  await typeInto(page, page.getByLabel('Email'), admin.email)
  await typeInto(page, page.getByLabel('Password', { exact: true }), admin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  await goByMenu(page, 'Add Product')

  await tabTo(page, page.getByLabel('Product Type'))
  await typeBeginning(page, 'Coffee', () =>
    expect(page.getByLabel('Product Type')).toHaveValue('coffee-mug', { timeout: 500 }),
  )
  for (const [label, value] of Object.entries({
    Title: title,
    'Price (₹)': '499.50',
    'Discount (%)': '15',
    Rating: '4.5',
    Description: 'Drawn by hand in Jaipur, printed in Pune, and wrapped in a sweet shop’s paper.',
    Highlights: 'Printed to order | Wrapped as a gift | Sent with a note in your words',
    Material: 'Stoneware',
    Capacity: '330 ml',
    'Color name': 'Marigold',
    Stock: '5',
  }))
    await typeInto(page, page.getByLabel(label, { exact: true }), value)
  await choosePicture(page, page.getByLabel('Images'))
  await expect(page.getByAltText('Picture 1')).toBeVisible()
  await expect(page.getByLabel('Images')).toBeFocused()
  await save(page, 'add product')
  await expect(toast(page, `“${title}” was added.`)).toBeVisible()
  await expect(page.getByLabel('Product Type')).toBeFocused()

  await find(page, title)
  await press(page, page.getByRole('link', { name: 'EDIT PRODUCT' }))
  await typeInto(page, page.getByLabel('Price (₹)'), '600')
  await save(page, 'update')
  await expect(toast(page, `“${title}” was updated.`)).toBeVisible()
  await expect(page).toHaveURL('/admin')
  await expect(main(page)).toBeFocused()

  await find(page, title)
  await expect(main(page)).toContainText('₹510')
  const remove = page.getByRole('button', { name: 'DELETE' })
  const question = page.getByRole('alertdialog', { name: 'Delete Product' })
  await press(page, remove)
  await tabTo(page, question.getByRole('button', { name: 'Delete', exact: true }))
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, question.getByRole('button', { name: 'Delete', exact: true }))
  await expect(toast(page, `“${title}” was deleted.`)).toBeVisible()
  await expect(page).toHaveURL('/admin')
  await expect(main(page)).toBeFocused()
})

test.describe('when the carrier refuses', () => {
  test.use({ expectedComplaints: [/status of 502/] })

  test('with the keyboard alone an order is shipped once the carrier accepts it', async ({
    page,
  }) => {
    await aMug(page, await asAdmin(page))
    const { number } = await placeOrder(await aCaller(page.request))
    const carrier = (mode: string) =>
      page.request.post('/sandbox/faults', { data: { provider: 'delhivery', mode } })
    await page.goto('/admin/orders')
    const row = page.getByRole('row', { name: number })
    await press(page, row.getByRole('checkbox'), 'Space')
    await press(page, page.getByRole('region').getByRole('button', { name: /^Clear/ }))
    await expect(row.getByRole('checkbox')).not.toBeChecked()
    await expectFocusKept(page)

    const view = row.getByRole('button', { name: `View order ${number}` })
    const dialog = page.getByRole('dialog', { name: `Order ${number}` })
    const ship = dialog.getByRole('button', { name: 'Move to ship' })
    await carrier('refuse')
    await press(page, view)
    await press(page, ship)
    const yes = page.getByRole('button', { name: 'Yes, ship 1 order' })
    await press(page, yes)
    await expect(dialog.getByRole('alert').filter({ hasText: /carrier/i })).toBeVisible()
    await expect(ship).toBeFocused()
    await carrier('none')
    await page.keyboard.press('Enter')
    await press(page, yes)
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('Shipped')
    await expect(view).toBeFocused()
    await press(page, page.getByRole('button', { name: /^Shipped/ }))
    await expect(page).toHaveURL(/status=shipped/)
    await expectFocusKept(page)
  })
})

test('with the keyboard alone banners are added and deleted, a message is handled, and the admin signs out', async ({
  page,
}) => {
  await asAdmin(page)
  const mark = crypto.randomUUID().slice(0, 8)
  for (const name of [`Asha ${mark}`, `Ravi ${mark}`])
    await page.request.post('/v1/api/service/send-message', {
      data: {
        name,
        phone: '9876543210',
        email: 'asha@example.com',
        message: 'Do you print in Hindi as well, and how long does it take?',
      },
    })
  await page.goto('/admin')
  await goByMenu(page, 'Banners')
  const add = page.getByRole('button', { name: 'Add banner' })
  const form = page.getByRole('dialog', { name: 'Add banner' })
  for (const letter of ['A', 'B']) {
    await press(page, add)
    await choosePicture(page, form.getByLabel('Picture'))
    await expect(form.getByText('Choose another picture')).toBeVisible()
    await typeInto(page, form.getByLabel('Link'), '/product-filter?categorie=Bracelet')
    await typeInto(page, form.getByLabel('Text'), `Banner ${letter} ${mark}`)
    await page.keyboard.press('Enter')
    await expect(toast(page, `Saved: Banner ${letter} ${mark}`)).toBeVisible()
    await expect(form).toBeHidden()
    await expect(add).toBeFocused()
  }
  await press(page, page.getByRole('button', { name: `Move Banner B ${mark} up` }))
  await expect(toast(page, 'The order is kept.')).toBeVisible()
  await expectFocusKept(page)
  for (const letter of ['A', 'B']) {
    await press(page, page.getByRole('button', { name: `Delete Banner ${letter} ${mark}` }))
    const question = page.getByRole('alertdialog', { name: 'Delete banner' })
    await press(page, question.getByRole('button', { name: 'Delete banner' }))
    await expect(toast(page, `Deleted: Banner ${letter} ${mark}`)).toBeVisible()
    await expectFocusKept(page)
  }

  await goByMenu(page, 'Messages')
  await press(page, page.getByRole('button', { name: /^Open ?\(/ }))
  await press(page, page.getByRole('button', { name: `Mark as closed: message from Ravi ${mark}` }))
  await expect(toast(page, 'Marked as closed.')).toBeVisible()
  await expect(page.getByRole('article', { name: `Message from Ravi ${mark}` })).toHaveCount(0)
  await expectFocusKept(page)
  await goByMenu(page, 'Orders')

  await press(page, page.getByRole('button', { name: 'Actions' }))
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signin')
  await expect(main(page)).toBeFocused()
})
