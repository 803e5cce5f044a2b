import { expectAccessible, expectWell } from './support/accessible.ts'
import { becomeStaff } from './support/admin.ts'
import { addByCall, ensureAccount } from './support/by-call.ts'
import { openCheckout } from './support/orders.ts'
import { testOfShop } from './support/own-shop.ts'
import { expect } from './support/shop.ts'
import { seeConfirmation } from './support/shopper.ts'

/** A shop that writes messages, to the sandbox. */
const test = testOfShop({ WHATSAPP_API_URL: 'sandbox' })

test('a buyer agrees to news of an order, staff see the message, and the account ends it', async ({
  page,
}) => {
  await ensureAccount(page)
  await addByCall(page, 'coffee-mug')
  await openCheckout(page)
  const agree = page.getByRole('checkbox', { name: /write to me by WhatsApp at/ })
  await expect(agree).not.toBeChecked()
  await expectAccessible(page)
  await expectWell(page)
  await agree.check()
  await page.getByRole('radio', { name: 'Cash' }).check()
  await page.getByRole('button', { name: 'CONFIRM ORDER' }).click()
  const number = await seeConfirmation(page)

  await page.goto('/account/details')
  await expect(page.getByRole('heading', { name: 'News by WhatsApp' })).toBeVisible()
  await expectAccessible(page)
  await expectWell(page)
  await page.getByRole('button', { name: 'End messages to 9876543210' }).click()
  await expect(page.getByText('We write no more messages to 9876543210.')).toBeVisible()
  await expect(page.getByRole('button', { name: /End messages to/ })).toHaveCount(0)

  await becomeStaff(page)
  await page.goto(`/admin/orders?search=${number}`)
  await page.getByRole('button', { name: `View order ${number}` }).click()
  const dialog = page.getByRole('dialog', { name: `Order ${number}` })
  await expect(dialog.getByRole('heading', { name: 'News by WhatsApp' })).toBeVisible()
  await expect(dialog.getByText(/^Confirmed: .*to …3210/)).toBeVisible()
  await expectAccessible(page)
})
