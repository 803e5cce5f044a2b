import type { Page } from '@playwright/test'
import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin } from './support/admin.ts'
import { answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { expectFocusKept, press, tabTo } from './support/keyboard.ts'
import { type Placed, placeOrder, shipAndScan } from './support/orders.ts'
import { expect, test } from './support/shop.ts'

/**
 * An order of the signed-in person with a failed delivery, and a function that reads the next mail.
 */
async function aFailedOrder(page: Page): Promise<{ order: Placed; redelivery: Redelivery }> {
  const order = await placeOrder(page)
  await shipAndScan(page, order, [{ ScanType: 'Undelivered' }])
  const { token } = await sessionOf(page)
  const redelivery = async () =>
    (await answered<OrderDetails>(page.request, 'GET', `/user-orders/${order.id}`, { token }))
      .redelivery
  await expect.poll(async () => (await redelivery()).allowed).toBe(true)
  return { order, redelivery }
}
type Redelivery = () => Promise<OrderDetails['redelivery']>

test('a buyer who missed the courier chooses the day of a redelivery with the keyboard alone', async ({
  page,
}) => {
  await ensureAccount(page)
  const { order, redelivery } = await aFailedOrder(page)

  // The address in the mail.
  await page.goto(`/account/orders?again=${order.number}`)
  const dialog = page.getByRole('dialog', {
    name: `When should order ${order.number} be brought again?`,
  })
  await expect(dialog.getByLabel('Try again on')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/account/orders')

  const card = page.getByRole('article').filter({ hasText: order.number })
  await expect(card).toContainText('The carrier could not deliver this order.')
  await expectFits(page)
  await press(page, card.getByRole('button', { name: /^Choose a day for another try/ }))
  const days = dialog.getByLabel('Try again on')
  const day = (await days.getByRole('option').nth(2).textContent()) ?? ''
  expect(day).toMatch(/^\w+day, [A-Z][a-z]{2} \d{1,2}$/)
  await tabTo(page, days)
  await days.selectOption(day)
  await tabTo(page, dialog.getByLabel('Should we know something?'))
  await page.keyboard.type('Please ring twice.')
  await expectAccessible(page)
  await press(page, dialog.getByRole('button', { name: 'Confirm the day' }))
  await expect(page.getByText(`The carrier is asked to come on ${day}.`)).toBeVisible()
  await expect(card.getByRole('button', { name: /^Choose a day/ })).toBeHidden()
  await expect(card).toContainText(day)
  await expectFocusKept(page)

  await expect.poll(async () => (await redelivery()).asked?.state).toBe('told')
  await page.reload()
  await expect(card).toContainText(`It tries again on ${day}.`)
  await expectFits(page)
  await expectAccessible(page)
})

test('staff request a redelivery for a buyer who phoned', async ({ page }) => {
  await ensureAccount(page)
  const { order, redelivery } = await aFailedOrder(page)
  await asAdmin(page)
  await page.goto(`/admin/orders?order=${order.id}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Have it brought again…' }).click()
  await expect(dialog.getByLabel('The carrier tries again on')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ask the carrier' }).click()
  await expect(page.getByText(`The carrier is asked to bring ${order.number} again.`)).toBeVisible()
  await expect(dialog).toContainText(/New try on \w+day, .*, by /)
  expect((await redelivery()).asked?.actor).toBe('admin')
})
