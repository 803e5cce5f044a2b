import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, ordersOf, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { stockOf } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import {
  aCheckout,
  confirmedOrders,
  count,
  eventsProcessed,
  expire,
  paymentEvent,
  webhook,
  webhookSecret,
} from './payments.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ env: { RAZORPAY_WEBHOOK_SECRET: webhookSecret } })
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

/**
 * A checkout that was paid without the shop's knowledge, with the messages that each side would
 * send.
 */
async function aPaidCheckout() {
  const { person, productId, request } = await aCheckout(shop, { stock: 3 })
  const callback = await pay(shop, request.razorpayOrderId, { webhook: false })
  const payment = {
    id: callback.razorpay_payment_id,
    order_id: request.razorpayOrderId,
    amount: request.amount,
  }
  return { person, productId, callback, payment }
}

/** One order, one sale, one mail. */
async function expectOneOrder(person: Person, productId: string) {
  const [made, ...more] = await confirmedOrders(shop, person)
  expect(more).toEqual([])
  expect(await stockOf(shop, productId)).toBe(2)
  expect(await count(shop, sql`mails where key = ${`order-confirmed:${made?.id}`}`)).toBe(1)
}

test.each(['before', 'after', 'without'])(
  'a webhook %s the callback makes the one order',
  async (when) => {
    const { person, productId, callback, payment } = await aPaidCheckout()
    if (when === 'after') expect((await verify(shop, person, callback)).status).toBe(200)
    expect((await webhook(shop, paymentEvent('captured', payment))).status).toBe(200)
    await eventsProcessed(shop)
    if (when === 'before') expect((await verify(shop, person, callback)).status).toBe(200)
    await expectOneOrder(person, productId)
  },
)

test.each([
  [null],
  [5],
  [[]],
  [{}],
  [{ event: 5 }],
  [{ event: 'payment.captured', payload: null }],
])('a signed event that says nothing is taken, and changes nothing: %j', async (event) => {
  const { person } = await aCheckout(shop)
  expect((await webhook(shop, event)).status).toBe(200)
  await eventsProcessed(shop)
  expect(await ordersOf(shop, person)).toEqual([])
})

test('the same webhook fifty times has one effect and is answered 200 each time', async () => {
  const { person, productId, payment } = await aPaidCheckout()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      webhook(shop, paymentEvent('captured', payment), { id: n % 2 ? 'one id' : `id ${n}` }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await eventsProcessed(shop)
  await expectOneOrder(person, productId)
})

test('events out of order end the same: failed and authorised after captured are ignored', async () => {
  const { person, productId, payment } = await aPaidCheckout()
  for (const event of ['captured', 'failed', 'authorized'] as const) {
    await webhook(shop, paymentEvent(event, payment))
    await eventsProcessed(shop)
  }
  await expectOneOrder(person, productId)
})

test('failed first, then paid in the same window, is one order', async () => {
  const { person, productId, callback, payment } = await aPaidCheckout()
  await webhook(shop, paymentEvent('failed', { ...payment, id: 'pay_declined000001' }))
  await eventsProcessed(shop)
  expect(await ordersOf(shop, person)).toEqual([])
  await verify(shop, person, callback)
  await expectOneOrder(person, productId)
})

test("our refund's own webhook, before and after its answer, is no second refund", async () => {
  const { person, productId, request } = await aCheckout(shop, { stock: 1 })
  await expire(shop, request.razorpayOrderId)
  const next = await aPerson(shop)
  await putIntoCart(shop, next, productId)
  expect((await order(shop, next, 'cash')).status).toBe(201)
  const paid = await pay(shop, request.razorpayOrderId, { webhook: true })
  expect((await verify(shop, person, paid)).body.code).toBe('payment_refunded')
  const processed = sql`refunds r join payments p on p.id = r.payment_id
    where p.provider_payment_id = ${paid.razorpay_payment_id} and r.status = 'processed'`
  await expect.poll(() => count(shop, processed)).toBe(1)
  const { rows } = await shop.db.execute<{ id: string }>(
    sql`select provider_refund_id id from ${processed}`,
  )
  const entity = {
    id: rows[0]?.id,
    payment_id: paid.razorpay_payment_id,
    amount: request.amount,
    status: 'processed',
  }
  for (const event of ['refund.created', 'refund.processed', 'refund.processed'])
    await webhook(shop, { entity: 'event', event, payload: { refund: { entity } } })
  await eventsProcessed(shop)
  expect(await count(shop, processed)).toBe(1)
})

test('a part of a payment that was given back at the provider leaves its order paid', async () => {
  const { person, request } = await aCheckout(shop, { stock: 1 })
  const paid = await pay(shop, request.razorpayOrderId, { webhook: false })
  expect((await verify(shop, person, paid)).status).toBe(200)
  const entity = {
    id: 'rfnd_part',
    payment_id: paid.razorpay_payment_id,
    amount: request.amount - 100,
    status: 'processed',
  }
  await webhook(shop, {
    entity: 'event',
    event: 'refund.processed',
    payload: { refund: { entity } },
  })
  await eventsProcessed(shop)
  const captured = sql`payments where provider_payment_id = ${paid.razorpay_payment_id}
    and status = 'captured'`
  expect(await count(shop, captured)).toBe(1)
})
