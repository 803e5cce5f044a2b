import {
  checkOut,
  putInCart,
  seeConfirmation,
  shipOrder,
  signUp,
  trackOrder,
} from './support/shopper.ts'
import { expect, test } from './support/shop.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('from the mailed code to a parcel at the door, paid online', async ({ page, browser }) => {
  await signUp(page)
  // Other tests add many mugs that need a proof.
  const title = await putInCart(page, 'Mousepad')
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('button', { name: /^Increase/ }).click()
  await expect(page.getByText('Price (2 items)')).toBeVisible()
  await checkOut(page)
  await page.getByRole('button', { name: 'CONFIRM ORDER' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click()
  const number = await seeConfirmation(page)

  await page.reload()
  expect(await seeConfirmation(page)).toBe(number)
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()

  await shipOrder(browser, number)
  await trackOrder(page, number)
})
