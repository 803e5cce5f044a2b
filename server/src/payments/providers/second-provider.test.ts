import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pay, verify } from '#orders/order/orders.fixture.ts'
import { aCheckout, confirmedOrders } from '#payments/payment/payments.fixture.ts'
import { shopMakers } from '#platform/config/providers.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop, type TestShopOptions } from '#testing/shop.ts'
import { openShellBank, type ShellBank, shells } from './shells.fixture.ts'

let bank: ShellBank
let shop: TestShop
let admin: Person
beforeAll(async () => {
  bank = await openShellBank()
  shop = await openShellShop(bank.env)
  admin = await aPerson(shop, 'ADMIN')
})
afterAll(async () => {
  await shop.close()
  bank.close()
})

/** A shop that has Shells among its providers: one row in the table, and the check of a migration. */
async function openShellShop(
  env: Record<string, string>,
  on?: TestShopOptions['on'],
): Promise<TestShop> {
  const opened = await openTestShop({
    env,
    makers: { ...shopMakers, payments: { ...shopMakers.payments, shells } },
    ...(on && { on }),
  })
  await opened.db.execute(sql`alter table checkouts drop constraint if exists checkouts_provider`)
  return opened
}

const callback = (orderId: string, { paymentId, signature }: ReturnType<ShellBank['pay']>) => ({
  razorpay_order_id: orderId,
  razorpay_payment_id: paymentId,
  razorpay_signature: signature,
})

test('a provider that is one row more opens its pay window, takes money and gives it back', async () => {
  const { person, request } = await aCheckout(shop)
  expect(request).toMatchObject({ keyId: 'shells-public', razorpayOrderId: 'bill-1' })
  const paid = bank.pay('bill-1')
  const forged = callback('bill-1', { ...paid, signature: 'forged' })
  expect(await verify(shop, person, forged)).toMatchObject({ body: { code: 'invalid_signature' } })
  const { data } = (await verify(shop, person, callback('bill-1', paid))).body
  expect(data.status).toBe('confirmed')
  const refund = await shop.call('POST', `/admin/orders/${data.id}/refunds`, {
    token: admin.token,
    body: { amount: 1, reason: 'Sorry', method: 'provider' },
  })
  expect(refund.status).toBe(201)
  await expect.poll(() => bank.back).toEqual([{ no: paid.paymentId, shells: 100 }])
})

test('its webhook makes the order of a buyer who never came back, and only with a valid signature', async () => {
  const { person, request } = await aCheckout(shop)
  const { paymentId } = bank.pay(request.razorpayOrderId)
  expect(await bank.tell(shop, paymentId, 'another key')).not.toBe(200)
  expect(await bank.tell(shop, paymentId)).toBe(200)
  expect(await confirmedOrders(shop, person)).toHaveLength(1)
})

test('what it refused is shown to the staff in its words', async () => {
  const { request } = await aCheckout(shop)
  await bank.tell(shop, bank.pay(request.razorpayOrderId, false).paymentId)
  const { body } = await shop.call<{ data: { payments: object[] } }>('GET', '/admin-overview', {
    token: admin.token,
  })
  expect(body.data.payments).toContainEqual(
    expect.objectContaining({ kind: 'payment-failed', note: 'Not enough shells' }),
  )
})

test('a payment stays with its provider when the shop takes the next ones with another', async () => {
  const old = await aCheckout(shop)
  await shop.stop()
  shop = await openShellShop({ ...bank.env, PAYMENT_PROVIDER: 'razorpay' }, shop)
  const young = await aCheckout(shop)
  expect(young.request.razorpayOrderId).toMatch(/^order_/)
  const { razorpayOrderId } = young.request
  const inWindow = await pay(shop, razorpayOrderId, { webhook: false })
  expect((await verify(shop, young.person, inWindow)).status).toBe(200)
  const bill = old.request.razorpayOrderId
  const paid = await verify(shop, old.person, callback(bill, bank.pay(bill)))
  expect(paid.body.data.status).toBe('confirmed')
})
