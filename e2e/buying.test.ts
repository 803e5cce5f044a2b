import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { addByCall, ensureAccount, haveInCart } from './support/by-call.ts'
import { openCheckout } from './support/orders.ts'
import { checkOut, seeConfirmation } from './support/shopper.ts'
import { expect, test } from './support/shop.ts'

const confirm = (page: Page) => page.getByRole('button', { name: 'CONFIRM ORDER' })
const payButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Pay/ })

async function expectOneOrder(page: Page) {
  await page.goto('/account/orders')
  await expect(page.getByRole('article')).toHaveCount(1)
}

test('Undo restores a removed line with its quantity', async ({ page }) => {
  await ensureAccount(page)
  const title = await haveInCart(page, 'mousepad')
  await page.getByRole('button', { name: /^Increase/ }).click()
  await expect(page.getByText('Price (2 items)')).toBeVisible()
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty!' })).toBeVisible()
  await expect(page.getByText(`${title} left your cart.`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Price (2 items)')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Price (2 items)')).toBeVisible()
})

test('checkout continues at a saved address; the total and CONFIRM ORDER stay visible', async ({
  page,
}) => {
  await ensureAccount(page)
  await haveInCart(page, 'mousepad')
  await page.getByRole('link', { name: 'Checkout' }).click()
  const said = page.locator('[data-bottom-bar] [data-text]')
  await expect(confirm(page)).toBeInViewport({ ratio: 1 })
  await expect(said.last()).toHaveAttribute('data-text', 'Please select address')
  await page.goBack()
  await checkOut(page)
  const saved = page.getByRole('radio', { name: /Meera Joshi/ })
  await expect(saved).toBeFocused()
  await expect(page.getByText('14 Johari Bazaar').first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(/^Arrives by/)).toBeInViewport({ ratio: 1 })
  await expect(confirm(page)).toBeInViewport({ ratio: 1 })
  await expect(said.first()).toHaveAttribute('data-text', /^₹[\d,.]+$/)
  await expect(said.last()).toHaveAttribute('data-text', 'Total Amount')
  await expectFits(page)
  await expectAccessible(page)
  // After saving again, the page returns to the saved address.
  await page.getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(saved).toBeFocused()
})

test('two windows show the same cart', async ({ page, context }) => {
  await ensureAccount(page)
  await haveInCart(page, 'bracelet')
  const other = await context.newPage()
  await other.goto('/cart')
  await expect(other.getByText('Price (1 item)')).toBeVisible()
  await page.getByRole('button', { name: /^Increase/ }).click()
  await expect(other.getByText('Price (2 items)')).toBeVisible()
  await other.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty!' })).toBeVisible()
})

test('a change during a reload of the cart counts, and the older answer does not revert it', async ({
  page,
}) => {
  await ensureAccount(page)
  await haveInCart(page, 'mousepad')
  await expect(page.getByText('Price (1 item)')).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    '**/v1/cart/*',
    async (route) => {
      const response = await route.fetch()
      await held
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  const reading = page.waitForRequest('**/v1/cart/*')
  // As on a return to this window.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await reading
  await page.getByRole('button', { name: /^Increase/ }).click()
  await expect(page.getByText('Price (2 items)')).toBeVisible()
  release()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: /^Increase/ }).click()
  await expect(page.getByText('Price (3 items)')).toBeVisible()
})

test('an unavailable quantity is refused with a message, and the cart stays as it was', async ({
  page,
}) => {
  await ensureAccount(page)
  await haveInCart(page, 'pillow')
  const error = 'Only 1 left of this'
  await page.route('**/v1/cart/*', async (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 409,
          json: { success: false, error, message: error, code: 'out_of_stock' },
        })
      : route.fallback(),
  )
  await page.getByRole('button', { name: /^Increase/ }).click()
  await expect(page.getByText(error)).toBeVisible()
  await expect(page.getByText('Price (1 item)')).toBeVisible()
})

test('a higher price or missing stock since the addition is reported at its line', async ({
  page,
}) => {
  await ensureAccount(page)
  await haveInCart(page, 'coffee-mug')
  let change: object = { priceWhenAdded: 123 }
  await page.route('**/v1/cart/*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = (await (await route.fetch()).json()) as { data: object[] }
    const data = answer.data.map((line) => ({ ...line, ...change }))
    return route.fulfill({ json: { ...answer, data } })
  })
  await page.reload()
  await expect(page.getByText('It was ₹123 when you added it.')).toBeVisible()
  change = { available: false }
  await page.reload()
  await expect(page.getByText('No longer available. Please remove it to go on.')).toBeVisible()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByText(/is no longer available. Please remove it/)).toBeVisible()
})

test('a price that rises during the checkout is shown before anything is ordered', async ({
  page,
}) => {
  await ensureAccount(page)
  await addByCall(page, 'coffee-mug')
  // The checkout shows the earlier price.
  await page.route('**/v1/cart/*', async (route) => {
    const answer = (await (await route.fetch()).json()) as {
      data: { product: object }[]
      totals: object
    }
    const data = answer.data.map((line) => ({
      ...line,
      product: { ...line.product, price: 60, discountedPrice: 50 },
    }))
    const totals = { ...answer.totals, price: 60, discount: 10, total: 50 }
    return route.fulfill({ json: { ...answer, data, totals } })
  })
  await openCheckout(page)
  await page.getByRole('radio', { name: 'Cash' }).check()
  const total = page.getByText('Total Amount').locator('xpath=following-sibling::*')
  await expect(total).toHaveText('₹50')
  await page.unrouteAll({ behavior: 'wait' })
  await confirm(page).click()
  await expect(page.getByText(/nothing was ordered. Please look at it/)).toBeVisible()
  await expect(total).not.toHaveText('₹50')
  await confirm(page).click()
  await seeConfirmation(page)
})

test('a new customer fills in at most eight fields, and visiting another page loses none', async ({
  page,
}) => {
  await ensureAccount(page)
  await haveInCart(page, 'photoframe')
  await page.getByRole('link', { name: 'Checkout' }).click()
  const main = page.getByRole('main')
  await expect(main.getByLabel('Street address')).toBeVisible()
  expect(await main.locator('input:not([type=radio]), select, textarea').count()).toBeLessThan(9)
  await main.getByLabel('Street address').fill('7 Lake Road')
  await main.getByLabel('Phone').fill('9876501234')
  await main.getByRole('link', { name: 'Change' }).click()
  await expect(page).toHaveURL('/cart')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(main.getByLabel('Street address')).toHaveValue('7 Lake Road')
  await expect(main.getByLabel('Phone')).toHaveValue('9876501234')
})

test.describe('the payment window', () => {
  test.beforeEach(async ({ page }) => {
    await ensureAccount(page)
    await haveInCart(page, 'key-chain')
    await openCheckout(page)
  })

  test('a double click opens one window and creates one order', async ({ page }) => {
    await confirm(page).dblclick()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await payButton(page).dblclick()
    await seeConfirmation(page)
    await expectOneOrder(page)
  })

  test('Back from the open window leaves the cart, and paying later creates one order', async ({
    page,
  }) => {
    await confirm(page).click()
    await expect(payButton(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/cart')
    await expect(page.getByText('Price (1 item)')).toBeVisible()
    await page.getByRole('link', { name: 'Checkout' }).click()
    await confirm(page).click()
    await payButton(page).click()
    await seeConfirmation(page)
    await expectOneOrder(page)
  })

  test('after a payment in one window, the other closes its own and shows the same order', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await other.goto('/checkout')
    await confirm(other).click()
    await expect(payButton(other)).toBeVisible()
    await confirm(page).click()
    await payButton(page).click()
    const number = await seeConfirmation(page)
    expect(await seeConfirmation(other)).toBe(number)
    await expectOneOrder(page)
  })

  test('a phone that slept during the payment shows the order when it wakes', async ({ page }) => {
    const opened = page.waitForResponse('**/v1/order')
    await confirm(page).click()
    const { data } = (await (await opened).json()) as { data: { razorpayOrderId: string } }
    await expect(payButton(page)).toBeVisible()
    const pay = `/sandbox/razorpay/v1/orders/${data.razorpayOrderId}/pay`
    await page.request.post(pay, { data: { outcome: 'captured', webhook: true } })
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page).toHaveURL('/order-success', { timeout: 1_000 })
    }).toPass()
    await seeConfirmation(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('neither a reload of the confirmation nor Back from it orders again', async ({ page }) => {
    await page.getByRole('radio', { name: 'Cash' }).check()
    await confirm(page).click()
    const number = await seeConfirmation(page)
    await page.reload()
    expect(await seeConfirmation(page)).toBe(number)
    await page.goBack()
    await expect(page).toHaveURL('/cart')
    await expect(page.getByRole('heading', { name: 'Your Cart is Empty!' })).toBeVisible()
    await expectOneOrder(page)
  })
})
