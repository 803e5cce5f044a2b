import type { Route } from '@playwright/test'
import { addByCall, ensureAccount } from './support/by-call.ts'
import { openCheckout } from './support/orders.ts'
import { seeConfirmation } from './support/shopper.ts'
import { expect, test } from './support/shop.ts'

test.beforeEach(async ({ page }) => {
  await ensureAccount(page)
  await addByCall(page, 'key-chain')
  await openCheckout(page)
})

test('a failed payment is reported, and the next attempt in the same window succeeds', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'CONFIRM ORDER' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Fail/ }).click()
  await expect(page.getByText('You have not been charged')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click()
  await seeConfirmation(page)
})

test('closing the window keeps the cart, shows a message, and allows a later payment', async ({
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

  test('a payment window that fails to load charges nothing, and is requested again', async ({
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

  test('an order whose answer is lost is created once, and its page continues when the line is back', async ({
    page,
  }) => {
    await page.getByRole('radio', { name: 'Cash' }).check()
    const confirm = page.getByRole('button', { name: 'CONFIRM ORDER' })
    const probe = '**/robots.txt'
    await page.route(probe, (route) => route.abort())
    const cut = async (route: Route) => {
      await route.fetch()
      await route.abort()
    }
    await page.route('**/v1/order', cut, { times: 1 })
    await confirm.click()
    await expect(page.getByText('we are not sure whether your order arrived')).toBeVisible()
    await expect(confirm).toHaveAccessibleName(/Waiting for the line/)
    await page.unroute(probe)
    await seeConfirmation(page)
    await page.getByRole('link', { name: 'CHECK STATUS' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})
