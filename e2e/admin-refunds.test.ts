import type { APIRequestContext } from '@playwright/test'
import { expectWell } from './support/accessible.ts'
import { aMug, asAdmin, expect, test } from './support/admin.ts'
import { aCaller, addByCall, answered } from './support/by-call.ts'
import { address } from './support/orders.ts'

/** A new buyer's paid order of a mug. */
async function aPaidOrder(request: APIRequestContext) {
  const buyer = await aCaller(request)
  const { title } = await addByCall(buyer, 'coffee-mug')
  const { token, userId } = buyer
  const { razorpayOrderId } = await answered<{ razorpayOrderId: string }>(
    request,
    'POST',
    '/order',
    { token, data: { user_id: userId, payment_method: 'online', shipping_address: address } },
  )
  const paid = await request.post(`/sandbox/razorpay/v1/orders/${razorpayOrderId}/pay`, {
    data: { outcome: 'captured', webhook: false },
  })
  const { id } = await answered<{ id: string }>(request, 'POST', '/user-orders/verify-order', {
    token,
    data: { ...((await paid.json()) as object), ...address },
  })
  return { id, title }
}

test('staff refund a part of an order, start its printing, and cancel the rest', async ({
  page,
}) => {
  await aMug(page, await asAdmin(page))
  const { id, title } = await aPaidOrder(page.request)

  await page.goto(`/admin/orders?order=${id}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Give money back…' }).click()
  await expect(dialog.getByText(/of what was paid is left/)).toBeInViewport()
  await dialog.getByRole('textbox', { name: 'Amount in rupees' }).fill('1000000')
  await dialog.getByRole('button', { name: 'Give it back' }).click()
  await expect(dialog.getByText('Required')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It came a day late')
  await dialog.getByRole('button', { name: 'Give it back' }).click()
  await expect(dialog.getByRole('alert')).toContainText('more than is left')
  await expectWell(page)
  await dialog.getByRole('textbox', { name: 'Amount in rupees' }).fill('100')
  await dialog.getByRole('button', { name: 'Give it back' }).click()
  await expect(dialog).toContainText(/Refund of ₹100/)
  await expect(dialog).toContainText('It came a day late')

  await dialog.getByRole('button', { name: 'Give money back…' }).click()
  await dialog.getByRole('checkbox', { name: title }).check()
  const amount = dialog.getByRole('textbox', { name: `Amount in rupees for ${title}` })
  await expect(amount).toHaveValue('260')
  await amount.fill('50')
  await dialog.getByText('Put back into stock').click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A scratch')
  await expectWell(page)
  const sent = page.waitForRequest((request) => request.url().endsWith('/refunds'))
  await dialog.getByRole('button', { name: 'Give it back' }).click()
  const request = await sent
  expect(request.postDataJSON()).toMatchObject({ restock: true, lines: [{ amount: 50 }] })
  expect(request.headers()['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
  await expect(dialog).toContainText(/Refund of ₹50/)

  await dialog.getByRole('button', { name: 'Start printing' }).click()
  await expect(page.getByText(/The printing of .* has begun/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel…' }).click()
  await expect(dialog.getByRole('checkbox', { name: title })).toBeInViewport()
  await expect(dialog.getByRole('checkbox', { name: title })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The buyer called')
  await expectWell(page)
  await dialog.getByRole('button', { name: 'Cancel these pieces' }).click()
  await expect(dialog).toContainText('1 piece cancelled')
  await expect(dialog).toContainText('Cancelled, by admin@example.com')
})

test('staff recall a shipped parcel after reading the consequences', async ({ page }) => {
  const token = await asAdmin(page)
  await aMug(page, token)
  const { id } = await aPaidOrder(page.request)
  await answered(page.request, 'PUT', `/user-orders/${id}`, { token, data: { status: 'shipped' } })
  await page.goto(`/admin/orders?order=${id}`)
  await page.getByRole('button', { name: 'Call the parcel back…' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('It may still be delivered')
  await expectWell(page)
  await question.getByRole('button', { name: 'Call it back' }).click()
  await expect(page.getByRole('dialog')).toContainText('Parcel called back, by admin@example.com')
  await expect(page.getByRole('button', { name: 'Call the parcel back…' })).toHaveCount(0)
})
