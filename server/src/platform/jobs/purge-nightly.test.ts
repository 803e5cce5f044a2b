import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, ordersOf, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import {
  aCheckout,
  confirmedOrders,
  count,
  eventsProcessed,
  expire,
  paymentEvent,
  webhook,
  webhookSecret,
} from '#payments/payment/payments.fixture.ts'
import { aProduct, stockOf } from '#testing/goods.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { doJob } from './jobs.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ env: { RAZORPAY_WEBHOOK_SECRET: webhookSecret } })
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

/** Adds sent mails of this age in days, with these keys. */
async function sentMails(days: number, ...keys: string[]): Promise<void> {
  for (const key of keys)
    await shop.db.execute(sql`
      insert into mails (key, recipient, subject, text, html, sent_at)
      values (${key}, 'asha@example.com', 'Hello', 'Dear Asha', '<p>Dear Asha</p>',
        now() - make_interval(days => ${days}))`)
}
async function mailsLike(pattern: string) {
  const { rows } = await shop.db.execute<{ key: string; text: string }>(
    sql`select key, text from mails where key like ${pattern} order by key`,
  )
  return rows.map(({ key, text }) => [key, text])
}
async function allMailsSent(): Promise<void> {
  await expect.poll(() => count(shop, sql`mails where sent_at is null`)).toBe(0)
}

test('mails sent 90 days ago are deleted; those that the audit compares lose only their text', async () => {
  await sentMails(91, 'reset-link:old', 'order-confirmed:old', 'payment-refunded:old')
  await sentMails(89, 'reset-link:young', 'order-confirmed:young')
  await shop.db.execute(sql`
    insert into mails (key, recipient, subject, text, html, created_at)
    values ('reset-link:stuck', 'asha@example.com', 'Hello', 'Dear Asha', '', now() - interval '1 year')`)
  await doJob(shop, 'forget-mails')
  expect(await mailsLike('%:old')).toEqual([
    ['order-confirmed:old', ''],
    ['payment-refunded:old', ''],
  ])
  expect(await mailsLike('%:young')).toHaveLength(2)
  expect(await mailsLike('%:stuck')).toEqual([['reset-link:stuck', 'Dear Asha']])
  await shop.db.execute(sql`delete from mails`)
})

test('one night deletes more than one batch', async () => {
  await shop.db.execute(sql`
    insert into mails (key, recipient, subject, text, html, sent_at)
    select 'many:' || n, 'asha@example.com', 'Hello', 'Dear Asha', '', now() - interval '1 year'
    from generate_series(1, 2345) n`)
  await doJob(shop, 'forget-mails')
  expect(await mailsLike('many:%')).toEqual([])
})

test('events processed 180 days ago are deleted; pending and younger ones are not', async () => {
  for (const [id, days, isWorked] of [
    ['old', 181, true],
    ['young', 179, true],
    ['waiting', 181, false],
  ] as const)
    await shop.db.execute(sql`
      insert into provider_events (id, provider, payload, received_at, processed_at)
      select ${id}, 'razorpay', '{}', day, case when ${isWorked} then day end
      from (select now() - make_interval(days => ${days}) as day) past`)
  await doJob(shop, 'forget-provider-events')
  const { rows } = await shop.db.execute(sql`select id from provider_events order by id`)
  expect(rows).toEqual([{ id: 'waiting' }, { id: 'young' }])
  await shop.db.execute(sql`delete from provider_events`)
})

test('a webhook that is replayed after its event was deleted changes nothing', async () => {
  const { person, productId, request } = await aCheckout(shop, { stock: 3 })
  const paid = await pay(shop, request.razorpayOrderId, { webhook: false })
  const late = await aCheckout(shop, { stock: 1 })
  await expire(shop, late.request.razorpayOrderId)
  const next = await aPerson(shop)
  await putIntoCart(shop, next, late.productId)
  await order(shop, next, 'cash')
  const tooLate = await pay(shop, late.request.razorpayOrderId, { webhook: false })
  const tell = async () => {
    for (const [callback, { amount }] of [
      [paid, request],
      [tooLate, late.request],
    ] as const) {
      const { razorpay_payment_id: id, razorpay_order_id: order_id } = callback
      for (const event of ['captured', 'failed'] as const)
        await webhook(shop, paymentEvent(event, { id, order_id, amount }), { id: `${event} ${id}` })
    }
    await eventsProcessed(shop)
  }
  await tell()
  await confirmedOrders(shop, person)
  const refunded = sql`refunds where status = 'processed'`
  await expect.poll(() => count(shop, refunded)).toBe(1)
  // The provider itself reports the refund.
  await expect.poll(() => count(shop, sql`provider_events`)).toBe(5)
  await eventsProcessed(shop)
  await allMailsSent()
  const before = await books()

  await shop.db.execute(sql`update provider_events set processed_at = now() - interval '181 days'`)
  await doJob(shop, 'forget-provider-events')
  expect(await count(shop, sql`provider_events`)).toBe(0)
  await tell()
  expect(await count(shop, sql`provider_events`)).toBe(4)
  expect(await books()).toEqual(before)
  expect((await verify(shop, person, paid)).status).toBe(200)
  expect(await stockOf(shop, productId)).toBe(2)
})

/** Everything that a payment can change. */
async function books() {
  const { rows } = await shop.db.execute(sql`
    select (select json_agg(o order by id) from orders o) orders,
      (select json_agg(p order by id) from payments p) payments,
      (select json_agg(r order by id) from refunds r) refunds,
      (select json_agg(c order by id) from checkouts c) checkouts,
      (select json_agg(v order by id) from product_variants v) variants,
      (select json_agg(key order by key) from mails) mails`)
  return rows
}

test('an Idempotency-Key is stored for 30 days', async () => {
  const person = await aPerson(shop)
  const productId = await aProduct(shop, { stock: 10 })
  const press = async (key: string) => {
    await putIntoCart(shop, person, productId)
    return (await order(shop, person, 'cash', { key })).body.data.order.id
  }
  const age = (key: string, days: number) =>
    shop.db
      .execute(sql`update order_requests set created_at = now() - make_interval(days => ${days})
      where idempotency_key = ${key}`)
  const [old, young] = [await press('old key'), await press('young key')]
  await age('old key', 31)
  await age('young key', 29)
  await doJob(shop, 'forget-order-requests')
  expect(await press('young key')).toBe(young)
  expect(await press('old key')).not.toBe(old)
  expect(await ordersOf(shop, person)).toHaveLength(3)
})
