import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { hurryJobs } from '#platform/jobs/jobs.fixture.ts'
import { order, ordersOf, pay, verify } from '#orders/order/orders.fixture.ts'
import { stockOf } from '#testing/goods.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import {
  aCheckout,
  confirmedOrders,
  count,
  eventsProcessed,
  fault,
  paymentEvent,
  webhook,
  webhookSecret,
} from '#payments/payment/payments.fixture.ts'
import { reconcileCheckout } from '#payments/payment/payments.jobs.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ env: { RAZORPAY_WEBHOOK_SECRET: webhookSecret } })
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

test('a payment that the browser brings back confirms the order, and its cart lines leave', async () => {
  const { person, request } = await aCheckout(shop, { price: 8.35 * 100, discount: 0 }, 2)
  expect(request).toMatchObject({ amount: 167000, currency: 'INR' })
  const paid = await pay(shop, request.razorpayOrderId, { webhook: false })
  const answer = await verify(shop, person, paid)
  expect(answer.status).toBe(200)
  expect(answer.body.data).toMatchObject({
    status: 'confirmed',
    total: 1670,
    payment_method: 'online',
  })
  const cart = await shop.call<{ data: unknown[] }>('GET', `/cart/${person.id}`, {
    token: person.token,
  })
  expect(cart.body.data).toEqual([])
})

test('callback, webhooks and their repeats in any order make one order, one mail, one sale', async () => {
  const { person, productId, request } = await aCheckout(shop, { stock: 5 })
  const paid = await pay(shop, request.razorpayOrderId, { webhook: true })
  const payment = {
    id: paid.razorpay_payment_id,
    order_id: request.razorpayOrderId,
    amount: request.amount,
  }
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => verify(shop, person, paid)),
    ...Array.from({ length: 16 }, () =>
      webhook(shop, paymentEvent('captured', payment), { id: 'the same event' }),
    ),
    ...Array.from({ length: 5 }, () => webhook(shop, paymentEvent('captured', payment))),
  ])
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
  const [made] = await confirmedOrders(shop, person)
  const again = await verify(shop, person, paid)
  expect(again.body.data.id).toBe(made?.id)
  expect(await ordersOf(shop, person)).toHaveLength(1)
  expect(await stockOf(shop, productId)).toBe(4)
  expect(await count(shop, sql`mails where key = ${`order-confirmed:${made?.id}`}`)).toBe(1)
})

test('a paid order exists though the tab was closed: the webhook alone makes it', async () => {
  const { person, request } = await aCheckout(shop)
  await pay(shop, request.razorpayOrderId, { webhook: true })
  expect(await confirmedOrders(shop, person)).toMatchObject([{ status: 'confirmed' }])
})

test('with neither callback nor webhook the reconciler finds the payment', async () => {
  const { person, request } = await aCheckout(shop)
  await pay(shop, request.razorpayOrderId, { webhook: false })
  await hurryJobs(shop, reconcileCheckout.name)
  expect(await confirmedOrders(shop, person)).toMatchObject([{ status: 'confirmed' }])
})

test('a payment that is only authorised is captured and confirmed', async () => {
  const { person, request } = await aCheckout(shop)
  const paid = await pay(shop, request.razorpayOrderId, { webhook: false, outcome: 'authorized' })
  expect((await verify(shop, person, paid)).status).toBe(200)
})

test('callbacks that come at once for an authorised payment are all answered with its order', async () => {
  const { person, request } = await aCheckout(shop)
  const paid = await pay(shop, request.razorpayOrderId, { webhook: true, outcome: 'authorized' })
  const answers = await Promise.all([1, 2, 3, 4].map(() => verify(shop, person, paid)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
})

test('when the provider fails at the capture the answer is 502, and the order comes by itself', async () => {
  const { person, request } = await aCheckout(shop)
  const paid = await pay(shop, request.razorpayOrderId, { webhook: false, outcome: 'authorized' })
  await fault(shop, 'refuse')
  const answer = await verify(shop, person, paid)
  await fault(shop, 'none')
  expect(answer).toMatchObject({ status: 502, body: { code: 'payment_unconfirmed' } })
  await hurryJobs(shop, reconcileCheckout.name)
  await confirmedOrders(shop, person)
})

test('a payment that went back at the provider before the shop heard of it makes no order', async () => {
  const { person, request } = await aCheckout(shop)
  const payment = { id: 'pay_wentBack000001', order_id: request.razorpayOrderId }
  const { amount } = request
  const event = paymentEvent('captured', { ...payment, amount })
  Object.assign(event.payload.payment.entity, { status: 'refunded', amount_refunded: amount })
  expect((await webhook(shop, event)).status).toBe(200)
  await expect
    .poll(() => count(shop, sql`payments where provider_payment_id = ${payment.id}`))
    .toBe(1)
  expect(await ordersOf(shop, person)).toEqual([])
  expect(
    await count(
      shop,
      sql`refunds r join payments p on p.id = r.payment_id
    where p.provider_payment_id = ${payment.id}`,
    ),
  ).toBe(0)
})

test('one payment never makes two orders, even when a signed event says so', async () => {
  const first = await aCheckout(shop)
  const second = await aCheckout(shop)
  const paid = await pay(shop, first.request.razorpayOrderId, { webhook: false })
  await verify(shop, first.person, paid)
  const claim = paymentEvent('captured', {
    id: paid.razorpay_payment_id,
    order_id: second.request.razorpayOrderId,
    amount: second.request.amount,
  })
  const id = crypto.randomUUID()
  expect((await webhook(shop, claim, { id })).status).toBe(200)
  await expect
    .poll(() =>
      count(shop, sql`provider_events where id = ${`razorpay:${id}`} and processed_at is not null`),
    )
    .toBe(1)
  expect(await ordersOf(shop, second.person)).toEqual([])
})

test('a second payment of the same order, from another tab, goes back in full', async () => {
  const { person, request } = await aCheckout(shop)
  const { razorpayOrderId: order_id, amount } = request
  await verify(shop, person, await pay(shop, order_id, { webhook: false }))
  const second = { id: 'pay_secondTab000001', order_id, amount }
  await webhook(shop, paymentEvent('captured', second))
  await eventsProcessed(shop)
  expect(await ordersOf(shop, person)).toHaveLength(1)
  expect(
    await count(
      shop,
      sql`refunds r join payments p on p.id = r.payment_id
      where p.provider_payment_id = ${second.id} and r.amount_paise = ${amount}`,
    ),
  ).toBe(1)
})

test('a pay window that was opened in two tabs on one order takes the money once', async () => {
  const { person, request } = await aCheckout(shop)
  const again = await order(shop, person, 'online')
  expect(again.body.data.razorpayOrderId).toBe(request.razorpayOrderId)
  const paid = await pay(shop, request.razorpayOrderId, { webhook: true })
  const other = await pay(shop, request.razorpayOrderId, { webhook: true })
  expect(other).toMatchObject({ error: { description: expect.stringContaining('paid') } })
  expect((await verify(shop, person, paid)).status).toBe(200)
  expect(
    await count(
      shop,
      sql`payments p join orders o on o.id = p.order_id
    where o.user_id = ${person.id}`,
    ),
  ).toBe(1)
})
