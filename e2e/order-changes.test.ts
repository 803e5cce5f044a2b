import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { address, placeOrder } from './support/orders.ts'
import { aPhotoMug, aPrintedMug, aSentPhoto, putPrinted } from './support/printed.ts'
import { expect, test } from './support/shop.ts'

const card = (page: Page) => page.getByRole('main').getByRole('article')

test('the address of an order is changed from its card, which shows the new one', async ({
  page,
}) => {
  await ensureAccount(page)
  const { number } = await placeOrder(page)
  await page.goto('/account/orders')
  await expect(card(page)).toContainText('Goes to 14 Johari Bazaar, Jaipur 302003')
  await page.getByRole('button', { name: `Change address of order ${number}` }).click()
  const dialog = page.getByRole('dialog', { name: `Where should order ${number} go?` })
  await expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Jaipur')
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('12')
  await dialog.getByRole('button', { name: 'Send it there' }).click()
  await expect(dialog).toContainText('Mobile number')
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('9123456780')
  await dialog.getByRole('textbox', { name: 'Street address' }).fill('7 Lake View')
  await dialog.getByRole('textbox', { name: 'PIN code' }).fill('313001')
  await dialog.getByRole('textbox', { name: 'City' }).fill('Udaipur')
  await dialog.getByRole('button', { name: 'Send it there' }).click()
  await expect(page.getByText(`Order ${number} goes to the new address.`)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(card(page)).toContainText('Goes to 7 Lake View, Udaipur 313001')
  await expectAccessible(page)
})

test('the text of an ordered print is changed: its design opens, and the approval leads back', async ({
  page,
}) => {
  await ensureAccount(page)
  const mug = await aPrintedMug(page)
  await putPrinted(page, mug, 'Rukmini')
  const { token, userId } = await sessionOf(page)
  await answered(page.request, 'POST', '/order', {
    token,
    data: { user_id: userId, payment_method: 'cash', shipping_address: address },
  })
  await page.goto('/account/orders')
  await page.getByRole('button', { name: `Change the words of ${mug.title}, Rukmini` }).click()
  await expect(page).toHaveURL(/\?design=[\w-]+&line=[\w-]+&order=[\w-]+$/)
  await expect(page.getByText('You are changing what is printed for an order')).toBeVisible()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue('Rukmini')
  await expect(page.getByRole('button', { name: 'BUY NOW' })).toBeHidden()
  await expectAccessible(page)
  await name.fill('Radhika')
  await page.getByRole('button', { name: 'See your proof' }).click()
  await page.getByRole('button', { name: 'I approve this print' }).click()
  await expect(page).toHaveURL('/account/orders')
  await expect(page.getByText('This is what we print for your order now.')).toBeVisible()
  await expect(card(page)).toContainText('Radhika')
  await expect(card(page)).not.toContainText('Rukmini')
  await expectAccessible(page)
})

test('each print is changed at its own line, and a photo is shown without a name', async ({
  page,
}) => {
  await ensureAccount(page)
  const mug = await aPhotoMug(page)
  const photo = await aSentPhoto(page)
  await putPrinted(page, mug, { photo })
  await putPrinted(page, mug, { name: 'Asha', photo })
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('listitem').getByText('Asha')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Photo:')
  await page.goto('/checkout')
  await expect(page.getByText('Printed as written:')).toHaveCount(1)
  await expect(page.getByRole('main')).not.toContainText('Photo:')
  const { token, userId } = await sessionOf(page)
  await answered(page.request, 'POST', '/order', {
    token,
    data: { user_id: userId, payment_method: 'cash', shipping_address: address },
  })
  await page.goto('/account/orders')
  const lines = card(page).getByRole('listitem')
  for (const said of [mug.title, `${mug.title}, Asha`])
    await expect(
      lines.getByRole('button', { name: `Change the words of ${said}`, exact: true }),
    ).toBeVisible()
  await expect(card(page).getByRole('button', { name: /^Change the words/ })).toHaveCount(2)
  await expect(card(page)).not.toContainText('Photo')
  await expect(lines.first().getByRole('img', { name: `Your print on ${mug.title}` })).toBeVisible()
  await expectAccessible(page)
})
