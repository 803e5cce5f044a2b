import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, ordersOf, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { stockOf } from '#testing/goods.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aCheckout, count, expire, webhookSecret } from '#payments/payment/payments.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ env: { RAZORPAY_WEBHOOK_SECRET: webhookSecret } })
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

test('an unpaid checkout holds its stock, and gives it back when its time is over', async () => {
  const { productId, request } = await aCheckout(shop, { stock: 1 })
  const next = await aPerson(shop)
  expect(await stockOf(shop, productId)).toBe(0)
  await expire(shop, request.razorpayOrderId)
  expect(await stockOf(shop, productId)).toBe(1)
  await putIntoCart(shop, next, productId)
  expect((await order(shop, next, 'cash')).status).toBe(201)
})

test('a late payment gets the stock again if it is there', async () => {
  const { person, productId, request } = await aCheckout(shop, { stock: 1 })
  await expire(shop, request.razorpayOrderId)
  const paid = await pay(shop, request.razorpayOrderId, { webhook: true })
  expect((await verify(shop, person, paid)).status).toBe(200)
  expect(await stockOf(shop, productId)).toBe(0)
})

test('a late payment for what is sold out ends as one full refund, said in words and by mail', async () => {
  const { person, productId, request } = await aCheckout(shop, { stock: 1 })
  await expire(shop, request.razorpayOrderId)
  const next = await aPerson(shop)
  await putIntoCart(shop, next, productId)
  expect((await order(shop, next, 'cash')).status).toBe(201)

  const paid = await pay(shop, request.razorpayOrderId, { webhook: true })
  const answer = await verify(shop, person, paid)
  expect([answer.status, answer.body.code]).toEqual([409, 'payment_refunded'])
  await expect
    .poll(() =>
      count(
        shop,
        sql`refunds r join payments p on p.id = r.payment_id
          where p.provider_payment_id = ${paid.razorpay_payment_id}
          and p.status = 'refunded' and r.status = 'processed' and r.amount_paise = p.amount_paise`,
      ),
    )
    .toBe(1)
  expect((await verify(shop, person, paid)).body.code).toBe('payment_refunded')
  expect(
    await count(
      shop,
      sql`mails where key like 'payment-refunded:%' and recipient = 'asha@example.com'`,
    ),
  ).toBe(1)
  expect(await ordersOf(shop, person)).toEqual([])
  expect(await stockOf(shop, productId)).toBe(0)
})
