import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { addByCall, answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { address, placeOrder } from './support/orders.ts'
import { admin } from './support/running-shop.ts'
import { expect, test } from './support/shop.ts'

const card = (page: Page) => page.getByRole('main').getByRole('article')

test('an order is cancelled with two presses, and its card shows that', async ({ page }) => {
  await ensureAccount(page)
  const { number } = await placeOrder(page)
  await page.goto('/account/orders')
  await expect(card(page)).toContainText('You can cancel until we begin to print.')
  await page.getByRole('button', { name: `Cancel order ${number}` }).click()
  const dialog = page.getByRole('dialog', { name: `Cancel order ${number}?` })
  await expect(dialog).toContainText('Nothing was paid yet')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel it' }).click()
  await expect(page.getByText(`Order ${number} is cancelled.`)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(card(page)).toContainText('1 cancelled')
  await expect(card(page)).toContainText('Cancelled')
  await expect(page.getByRole('button', { name: `Cancel order ${number}` })).toBeHidden()
  // It has no job in progress.
  await expect(page.getByRole('button', { name: `Track Order ${number}` })).toBeHidden()
  await expectAccessible(page)
})

test('some pieces of an order are cancelled, and the rest is made', async ({ page }) => {
  await ensureAccount(page)
  const product = await addByCall(page, 'coffee-mug')
  const { token, userId } = await sessionOf(page)
  const [line] = await answered<{ id: string }[]>(page.request, 'GET', `/cart/${userId}`, { token })
  await answered(page.request, 'PUT', `/cart/${line?.id}`, { token, data: { quantity: 3 } })
  const { order } = await answered<{ order: { orderNumber: string } }>(
    page.request,
    'POST',
    '/order',
    { token, data: { user_id: userId, payment_method: 'cash', shipping_address: address } },
  )
  await page.goto('/account/orders')
  await page.getByRole('button', { name: `Cancel order ${order.orderNumber}` }).click()
  const dialog = page.getByRole('dialog', { name: `Cancel order ${order.orderNumber}?` })
  await dialog.getByText('Only some pieces').click()
  await dialog.getByRole('button', { name: 'Cancel it' }).click()
  await expect(dialog.getByRole('alert')).toContainText('at least one piece')
  await dialog.getByRole('combobox', { name: `Pieces of ${product.title}` }).selectOption('2')
  await dialog.getByRole('combobox', { name: 'Why?' }).selectOption('I ordered it by mistake')
  await dialog.getByRole('button', { name: 'Cancel it' }).click()
  await expect(dialog).toBeHidden()
  await expect(card(page)).toContainText('2 cancelled')
  await expect(card(page)).toContainText('Confirmed')
  await expect(
    page.getByRole('button', { name: `Cancel order ${order.orderNumber}` }),
  ).toBeVisible()
})

test('a half-printed order offers the rest for cancellation, and its card reads it once', async ({
  page,
}) => {
  await ensureAccount(page)
  const printed = await addByCall(page, 'coffee-mug')
  const open = await addByCall(page, 'coffee-mug', 1)
  const { token, userId } = await sessionOf(page)
  const { order } = await answered<{ order: { id: string; orderNumber: string } }>(
    page.request,
    'POST',
    '/order',
    { token, data: { user_id: userId, payment_method: 'cash', shipping_address: address } },
  )
  let asked = 0
  // The answer at the time when the first line is being printed.
  await page.route(`**/v1/user-orders/${order.id}`, async (route) => {
    asked++
    const answer = await route.fetch()
    const { data, ...rest } = (await answer.json()) as {
      data: { order_items: { id: string; product: { title: string } }[]; cancellable: object }
    }
    const line = data.order_items.find(({ product }) => product.title === open.title)
    const cancellable = { allowed: true, items: [{ id: line?.id, quantity: 1 }] }
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, cancellable } } })
  })
  await page.goto('/account/orders')
  await page.getByRole('button', { name: `Cancel order ${order.orderNumber}` }).click()
  expect(asked).toBe(1)
  const dialog = page.getByRole('dialog', { name: `Cancel order ${order.orderNumber}?` })
  await expect(dialog).toContainText('A part of this order is being printed')
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await expect(dialog.getByRole('checkbox', { name: printed.title })).toHaveCount(0)
  await expect(dialog.getByRole('checkbox', { name: open.title })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('These pieces are cancelled. The rest is being made.')).toBeVisible()
  // The card reloads: its requests are answered before the page is left.
  await page.unrouteAll({ behavior: 'wait' })
})

test('a print in progress cannot be cancelled; the reason and a contact are shown', async ({
  page,
}) => {
  await ensureAccount(page)
  const { id, number } = await placeOrder(page)
  await page.goto('/account/orders')
  await page.getByRole('button', { name: `Cancel order ${number}` }).click()
  // Printing starts while the question is open.
  const { token } = await answered<{ token: string }>(page.request, 'POST', '/auth/login', {
    data: admin,
  })
  await answered(page.request, 'POST', `/admin/orders/${id}/start-printing`, { token })
  const dialog = page.getByRole('dialog', { name: `Cancel order ${number}?` })
  await dialog.getByRole('button', { name: 'Cancel it' }).click()
  await expect(dialog.getByRole('alert')).toContainText('is being printed')
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(card(page)).toContainText('is being printed')
  await expect(page.getByRole('button', { name: `Cancel order ${number}` })).toBeHidden()
  await card(page).getByRole('link', { name: 'Write to us' }).click()
  await expect(page).toHaveURL('/contact')
})
