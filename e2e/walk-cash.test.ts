import { expectAccessible } from './support/accessible.ts'
import {
  checkOut,
  putInCart,
  seeConfirmation,
  shipOrder,
  signUp,
  trackOrder,
} from './support/shopper.ts'
import { addByCall, ensureAccount } from './support/by-call.ts'
import { openCheckout } from './support/orders.ts'
import { removeNewerApis } from './support/old-browser.ts'
import { expect, test } from './support/shop.ts'

test('from the mailed code to a parcel at the door, paid in cash, in an older browser', async ({
  page,
  browser,
}) => {
  await page.addInitScript(removeNewerApis)
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

test('where the carrier accepts no cash, it cannot be chosen and the page says why', async ({
  page,
}) => {
  await ensureAccount(page)
  await addByCall(page, 'mousepad')
  await openCheckout(page, { city: 'Patna', state: 'Bihar', pinCode: '800001' })
  const cash = page.getByRole('radio', { name: 'Cash' })
  await expect(cash).toBeDisabled()
  await expect(cash).toHaveAccessibleDescription('Cash on delivery is not available in this area')
})
