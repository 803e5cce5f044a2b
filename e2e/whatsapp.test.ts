import { expectAccessible, expectWell } from './support/accessible.ts'
import { becomeStaff } from './support/admin.ts'
import { addByCall, ensureAccount } from './support/by-call.ts'
import { openCheckout } from './support/orders.ts'
import { testOfShop } from './support/own-shop.ts'
import { expectHindiAtWidths } from './support/reading.ts'
import { expect } from './support/shop.ts'
import { seeConfirmation } from './support/shopper.ts'

const shopAddress = '14 Johari Bazaar, Jaipur, Rajasthan 302003'
/** As the buyer typed it. */
const theirAddress = ['Meera Joshi', '14 Johari Bazaar', 'Jaipur', 'Rajasthan']

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

test('news by WhatsApp is offered, ended and looked up in Hindi', async ({
  page,
  context,
  baseURL,
}) => {
  await ensureAccount(page)
  await addByCall(page, 'coffee-mug')
  await openCheckout(page)
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }])
  await page.reload()
  const agree = page.getByRole('checkbox', { name: /WhatsApp से लिखें/ })
  await expect(agree).not.toBeChecked()
  await agree.check()
  await page.getByRole('radio', { name: 'कैश' }).check()
  await page.getByRole('button', { name: 'ऑर्डर पक्का करें' }).click()
  await expect(page).toHaveURL('/order-success')
  const number = (await page.getByRole('definition').first().textContent()) ?? ''

  await page.goto('/account/details')
  await page.getByRole('button', { name: 'WhatsApp पर ख़बर पाएँ' }).click()
  await expect(page.getByText('कृपया पहले वाक्य के आगे निशान लगाएँ।')).toBeVisible()
  await expectHindiAtWidths(page, [shopAddress])
  await page.getByRole('button', { name: '9876543210 पर संदेश बंद करें' }).click()
  await expect(page.getByText('अब हम 9876543210 पर संदेश नहीं भेजेंगे।')).toBeVisible()

  await becomeStaff(page)
  const dialog = page.getByRole('dialog')
  // The message follows the order in a job of its own.
  await expect(async () => {
    await page.goto(`/admin/orders?search=${number}`)
    await page.getByRole('button', { name: `ऑर्डर ${number} देखें` }).click()
    await expect(dialog.getByText(/^कन्फ़र्म हुआ: .*…3210 पर/)).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(dialog.getByRole('heading', { name: 'WhatsApp पर ख़बर' })).toBeVisible()
  await expectHindiAtWidths(page, [number, 'Adrak Wali Chai Mug', ...theirAddress])
})
