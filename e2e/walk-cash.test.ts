import { expectAccessible } from './support/accessible.ts'
import {
  checkOut,
  putInCart,
  seeConfirmation,
  shipOrder,
  signUp,
  trackOrder,
} from './support/shopper.ts'
import { aMug, asAdmin } from './support/admin.ts'
import { addByCall, haveAccount } from './support/by-call.ts'
import { placeOrder } from './support/orders.ts'
import { startShop } from './support/running-shop.ts'
import { forgetWhatIsNewer } from './support/old-browser.ts'
import { expect, test } from './support/shop.ts'

test('from the mailed code to a parcel at the door, paid in cash, in an older browser', async ({
  page,
  browser,
}) => {
  await page.addInitScript(forgetWhatIsNewer)
  await signUp(page)
  await putInCart(page, 'T-shirts')
  await checkOut(page)
  await page.getByRole('radio', { name: 'Cash' }).check()
  await page.getByRole('button', { name: 'CONFIRM ORDER' }).click()
  const number = await seeConfirmation(page)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(number)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('link', { name: 'CHECK STATUS' })).toBeHidden()
  await page.emulateMedia({ media: null })
  await shipOrder(browser, number)
  await trackOrder(page, number)
})

test('where the carrier takes no cash, it cannot be chosen and the page says why', async ({
  page,
}) => {
  await haveAccount(page)
  await putInCart(page, 'Mousepad')
  await checkOut(page, '800001')
  const cash = page.getByRole('radio', { name: 'Cash' })
  await expect(cash).toBeDisabled()
  await expect(cash).toHaveAccessibleDescription('Cash on delivery is not available in this area')
})

test('whose three cash orders wait to be shipped is told so, keeps the bag, and may pay online', async ({
  browser,
}) => {
  const shop = await startShop({ RATE_LIMITS: 'on', SAMPLE_DATA: 'false' })
  try {
    const staff = await (await browser.newContext({ baseURL: shop.url })).newPage()
    await aMug(staff, await asAdmin(staff))
    const page = await (await browser.newContext({ baseURL: shop.url })).newPage()
    await haveAccount(page)
    for (let n = 0; n < 3; n++) await placeOrder(page)
    await addByCall(page, 'coffee-mug')
    await page.goto('/cart')
    await checkOut(page)
    await page.getByRole('radio', { name: 'Cash' }).check()
    await page.getByRole('button', { name: 'CONFIRM ORDER' }).click()
    const sentence = page.getByText('Three cash orders of yours are still waiting to be sent')
    await expect(sentence).toContainText('Please pay online')
    await expectAccessible(page)

    await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click()
    await page.getByRole('radio', { name: 'कैश' }).check()
    await page.getByRole('button', { name: 'ऑर्डर पक्का करें' }).click()
    await expect(page.getByText('आपके तीन कैश ऑर्डर अभी भेजे जाने बाकी हैं')).toBeVisible()
    await page.getByRole('radio', { name: 'ऑनलाइन' }).check()
    await page.getByRole('button', { name: 'ऑर्डर पक्का करें' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Pay/ })).toBeVisible()
  } finally {
    await shop.stop()
  }
})
