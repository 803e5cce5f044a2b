import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { ordersOf, pay, verify } from '#orders/order/orders.fixture.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import {
  aCheckout,
  count,
  eventsProcessed,
  paymentEvent,
  webhook,
  webhookSecret,
} from '#payments/payment/payments.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({
    env: { RAZORPAY_WEBHOOK_SECRET: webhookSecret, STORE_EMAIL: 'desk@mitti.example' },
  })
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

test.each([
  ['amount', { amount: 100 }],
  ['currency', { currency: 'USD' }],
])('a payment of another %s confirms nothing and is flagged', async (_what, difference) => {
  const { person, request } = await aCheckout(shop)
  const paid = await pay(shop, request.razorpayOrderId, { webhook: true, ...difference })
  const answer = await verify(shop, person, paid)
  expect([answer.status, answer.body.code]).toEqual([409, 'payment_mismatch'])
  expect(await ordersOf(shop, person)).toEqual([])
  expect(
    await count(
      shop,
      sql`payments where status = 'flagged'
      and provider_payment_id = ${paid.razorpay_payment_id}`,
    ),
  ).toBe(1)
})

test('the shop gets one mail about a payment that differs', async () => {
  const { person, request } = await aCheckout(shop)
  const paid = await pay(shop, request.razorpayOrderId, { webhook: true, amount: 5000 })
  await Promise.all([verify(shop, person, paid), verify(shop, person, paid)])
  const event = paymentEvent('captured', {
    id: paid.razorpay_payment_id,
    order_id: request.razorpayOrderId,
    amount: 5000,
  })
  await webhook(shop, event)
  await eventsProcessed(shop)
  const { rows } = await shop.db.execute(sql`
    select recipient, text from mails where key like 'payment-flagged:%'
    and subject like ${`%${paid.razorpay_payment_id}`}`)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ recipient: 'desk@mitti.example' })
})
