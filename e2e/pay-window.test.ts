import { ensureAccount, haveInCart } from './support/by-call.ts'
import { checkOut, seeConfirmation } from './support/shopper.ts'
import { expect, test } from './support/shop.ts'

test.beforeEach(async ({ page }) => {
  await ensureAccount(page)
  await haveInCart(page, 'key-chain')
  await checkOut(page)
})

test('a payment that fails is said in words, and the next try in the same window pays', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'CONFIRM ORDER' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Fail/ }).click()
  await expect(page.getByText('You have not been charged')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click()
  await seeConfirmation(page)
})

test('who closes the window keeps the cart, is told so, and may pay after all', async ({
  page,
}) => {
  const confirm = page.getByRole('button', { name: 'CONFIRM ORDER' })
  await confirm.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('You closed the payment window. Nothing was charged.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Price (1 item)')).toBeVisible()
  await confirm.click()
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click()
  await seeConfirmation(page)
})

test.describe('when the network fails', () => {
  test.use({ expectedComplaints: [/net::ERR_FAILED/] })

  test('a pay window that cannot be loaded charges nothing, and is asked for again', async ({
    page,
  }) => {
    const script = '**/razorpay/checkout.js'
    await page.route(script, (route) => route.abort())
    const confirm = page.getByRole('button', { name: 'CONFIRM ORDER' })
    await confirm.click()
    await expect(page.getByText('could not be opened. Nothing was charged.')).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await confirm.click()
    await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click()
    await seeConfirmation(page)
  })

  test('an order whose answer is lost is made once when the button is pressed again', async ({
    page,
  }) => {
    await page.getByRole('radio', { name: 'Cash' }).check()
    const confirm = page.getByRole('button', { name: 'CONFIRM ORDER' })
    await page.route('**/v1/order', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await confirm.click()
    await expect(page.getByText('nothing is ordered twice')).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await confirm.click()
    await seeConfirmation(page)
    await page.getByRole('link', { name: 'CHECK STATUS' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})
