import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { advance, scan, statusOf } from '#fulfilment/shipping/parcels.fixture.ts'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { anApprovedPrint } from '#orders/cart/approved-print.fixture.ts'
import { order, ordersOf, pay, verify } from '#orders/order/orders.fixture.ts'
import {
  count,
  eventsProcessed,
  fault,
  paymentEvent,
  webhook,
  webhookSecret,
} from '#payments/payment/payments.fixture.ts'
import { cancel, detailsOf, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { hurryJobs, quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { documentsOf, readDocument, startInvoicing } from '#tax/documents/documents.fixture.ts'
import { stockOf } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import {
  aCashOrder,
  answerByLink,
  answerByStaff,
  linkOf,
  payByLink,
  payNow,
  setRules,
  stateOf,
} from './cash.fixture.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop({ env: { RAZORPAY_WEBHOOK_SECRET: webhookSecret } })
  owner = await aPerson(shop, 'ADMIN')
  await startInvoicing(shop)
  await quietJobs(shop)
  await setRules(shop, owner, { confirm: true })
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

const dear = { price: 279.65, discount: 0 }
const paidOnline = { status: 'confirmed', cash: 'confirmed', method: 'online' }

/** A cash order whose buyer was asked for its payment. */
async function aRequest(goods: object = dear, quantity = 1) {
  const made = await aCashOrder(shop, goods, quantity)
  const request = (await payNow(shop, made.person, made.id)).body.data
  return { ...made, request }
}

const paymentsOf = async (id: string) => {
  const { rows } = await shop.db.execute<{ amount: number; back: number; of: string | null }>(sql`
    select p.amount_paise::int amount, p.order_id "of",
      (select coalesce(sum(amount_paise), 0)::int from refunds where payment_id = p.id) back from payments p
    join orders o on o.checkout_id = p.checkout_id where o.id = ${id} order by p.created_at`)
  return rows
}

/** The sums of an order's documents, in rupees. */
async function sumsOf(person: Person, id: string) {
  const listed = await documentsOf(shop, person, id)
  return Promise.all(
    listed.map(async ({ id: one, kind }) => {
      const { totals } = (await readDocument(shop, person, one)).body.data
      return [kind, totals.gross]
    }),
  )
}

test('a cash order is paid online by its owner: the same order, paid to the paisa', async () => {
  const { person, order: made, id, request } = await aRequest()
  expect(made.toCollect).toBe(280)
  expect(request).toMatchObject({ amount: 27_965, currency: 'INR' })
  expect(request).not.toHaveProperty('rest')
  const callback = await pay(shop, request.razorpayOrderId, { webhook: false })
  const { body } = await verify(shop, person, callback)
  expect(body.data).toMatchObject({
    id,
    orderNumber: made.orderNumber,
    payment_method: 'online',
    cashState: 'confirmed',
    total: 279.65,
    paid: 279.65,
  })
  expect(body.data).not.toHaveProperty('toCollect')
  expect(await ordersOf(shop, person)).toHaveLength(1)
  expect(await sumsOf(person, id)).toEqual([['receipt', 279.65]])
  const seen = await detailsOf(shop, owner, id)
  expect(seen.history).toContainEqual(expect.objectContaining({ changed: 'paid_instead' }))
  expect(seen.payments).toHaveLength(1)
  // Delivered and given back like any that was paid online.
  const { waybill } = (await advance(shop, owner, id, 'shipped')).body.data
  const { rows } = await shop.db.execute<{ cod: string | null }>(sql`
    select data #>> '{asked,cod_amount}' cod from sandbox_records
    where kind = 'shipment' and id = ${waybill}`)
  expect(Number(rows[0]?.cod ?? 0)).toBe(0)
  await scan(shop, waybill ?? '', { ScanType: 'Delivered' })
  await expect.poll(() => statusOf(shop, id)).toBe('delivered')
  expect(await refund(shop, owner, id, { amount: 279.65 })).toMatchObject({ status: 201 })
  expect(await sumsOf(person, id)).toEqual([
    ['receipt', 279.65],
    ['invoice', 279.65],
    ['credit', 279.65],
  ])
})

test('by its link it is paid without an account, and what waits for its buyer is printed then', async () => {
  const person = await aPerson(shop)
  const productId = await aCustomizable(shop, {}, { price: 499, discount: 10 })
  const proof = await anApprovedPrint(shop, person, { productId, name: 'Asha' })
  await shop.call('POST', '/cart', {
    token: person.token,
    body: { product_id: productId, user_id: person.id, selectedDetails: { color: 'White', proof } },
  })
  const { id, orderNumber, total } = (await order(shop, person, 'cash')).body.data.order
  const token = await linkOf(shop, id)
  const request = (await payByLink(shop, token)).body.data
  const callback = await pay(shop, request.razorpayOrderId, { webhook: false })
  const other = await linkOf(shop, (await aCashOrder(shop)).id)
  const bring = (by: string) => shop.call('POST', `/cod/${by}/verify-order`, { body: callback })
  expect((await bring(other)).status).toBe(404)
  expect(await bring(token)).toMatchObject({
    status: 200,
    body: { data: { orderNumber, paid: total } },
  })
  expect(await stateOf(shop, id)).toEqual(paidOnline)
  expect(await count(shop, sql`print_jobs where order_id = ${id}`)).toBe(1)
  expect((await answerByLink(shop, token, 'no')).status).toBe(404)
  expect((await payByLink(shop, token)).status).toBe(404)
  // Brought again it is the same.
  expect((await bring(token)).status).toBe(200)
  expect(await count(shop, sql`print_jobs where order_id = ${id}`)).toBe(1)
})

test('fifty presses at once and a webhook that comes again make it paid once', async () => {
  const { person, id } = await aCashOrder(shop, dear)
  const token = await linkOf(shop, id)
  const asked = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      n % 2 ? payByLink(shop, token) : payNow(shop, person, id),
    ),
  )
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]))
  const [first, ...others] = new Set(asked.map(({ body }) => body.data.razorpayOrderId))
  expect(others).toEqual([])
  const callback = await pay(shop, first ?? '', { webhook: false })
  const event = paymentEvent('captured', {
    id: callback.razorpay_payment_id,
    order_id: first ?? '',
    amount: 27_965,
  })
  await Promise.all([
    ...Array.from({ length: 25 }, () => verify(shop, person, callback)),
    ...Array.from({ length: 5 }, () => webhook(shop, event, { id: 'the same event' })),
    ...Array.from({ length: 5 }, () => webhook(shop, event)),
  ])
  await eventsProcessed(shop)
  expect(await stateOf(shop, id)).toEqual(paidOnline)
  expect(await paymentsOf(id)).toEqual([{ amount: 27_965, back: 0, of: id }])
  expect(await sumsOf(person, id)).toEqual([['receipt', 279.65]])
  expect(await count(shop, sql`order_changes where order_id = ${id}`)).toBe(1)
})

test('where browser and webhook are lost the shop asks the provider itself', async () => {
  const { person, id, request } = await aRequest()
  await pay(shop, request.razorpayOrderId, { webhook: false })
  await hurryJobs(shop, 'reconcile-pay-now')
  await expect.poll(async () => (await stateOf(shop, id)).method).toBe('online')
  expect(await sumsOf(person, id)).toEqual([['receipt', 279.65]])
})

test('a second payment goes back by itself', async () => {
  const { person, id, request } = await aRequest()
  await verify(shop, person, await pay(shop, request.razorpayOrderId, { webhook: false }))
  await webhook(
    shop,
    paymentEvent('captured', {
      id: `pay_${crypto.randomUUID().slice(0, 14)}`,
      order_id: request.razorpayOrderId,
      amount: 27_965,
    }),
  )
  await eventsProcessed(shop)
  expect(await paymentsOf(id)).toEqual([
    { amount: 27_965, back: 0, of: id },
    { amount: 27_965, back: 27_965, of: null },
  ])
  expect((await payNow(shop, person, id)).body).toMatchObject({ code: 'too_late_to_change' })
})

test.each(['cancelled', 'shipped'] as const)(
  'a payment for an order that was %s meanwhile goes back by itself',
  async (meanwhile) => {
    const { person, productId, id, request } = await aRequest()
    if (meanwhile === 'cancelled') await cancel(shop, person, id)
    else {
      await answerByStaff(shop, owner, id, 'confirmed')
      await advance(shop, owner, id, 'shipped')
    }
    const refused = await payNow(shop, person, id)
    expect([refused.status, refused.body.code]).toEqual([409, 'too_late_to_change'])
    const callback = await pay(shop, request.razorpayOrderId, { webhook: false })
    expect((await verify(shop, person, callback)).body.code).toBe('payment_refunded')
    expect((await stateOf(shop, id)).method).toBe('cash')
    expect(await paymentsOf(id)).toEqual([{ amount: 27_965, back: 27_965, of: null }])
    expect(await stockOf(shop, productId)).toBe(meanwhile === 'cancelled' ? 5 : 4)
  },
)

test('after a part is cancelled another sum is due; what was asked before is paid all the same', async () => {
  const { person, order: made, id, request } = await aRequest(dear, 2)
  expect(request.amount).toBe(55_930)
  const again = (await payNow(shop, person, id)).body.data
  expect(again.razorpayOrderId).toBe(request.razorpayOrderId)
  await cancel(shop, person, id, { items: [{ id: made.order_items[0]?.id, quantity: 1 }] })
  const less = (await payNow(shop, person, id)).body.data
  expect(less.amount).toBe(27_965)
  expect(less.razorpayOrderId).not.toBe(request.razorpayOrderId)
  await verify(shop, person, await pay(shop, request.razorpayOrderId, { webhook: false }))
  const [read] = await ordersOf(shop, person)
  expect(read).toMatchObject({
    payment_method: 'online',
    total: 279.65,
    paid: 559.3,
    refunded: 279.65,
  })
  expect(await sumsOf(person, id)).toEqual([
    ['receipt', 559.3],
    ['refund_voucher', 279.65],
  ])
  await advance(shop, owner, id, 'shipped')
  expect(await sumsOf(person, id)).toContainEqual(['invoice', 279.65])
  // The other request was for this order, too: it is paid once.
  await webhook(
    shop,
    paymentEvent('captured', {
      id: `pay_${crypto.randomUUID().slice(0, 14)}`,
      order_id: less.razorpayOrderId,
      amount: 27_965,
    }),
  )
  await eventsProcessed(shop)
  expect((await paymentsOf(id)).map(({ back }) => back)).toEqual([27_965, 27_965])
})

test('a payment of another sum confirms nothing and is flagged', async () => {
  const { person, id, request } = await aRequest()
  const callback = await pay(shop, request.razorpayOrderId, { webhook: false, amount: 100 })
  expect((await verify(shop, person, callback)).body.code).toBe('payment_mismatch')
  expect(await stateOf(shop, id)).toEqual({
    status: 'confirmed',
    cash: 'to_confirm',
    method: 'cash',
  })
})

test('who may ask: the owner of the order, for an order in cash that was not sent', async () => {
  const { id } = await aCashOrder(shop, dear)
  expect((await payNow(shop, await aPerson(shop), id)).status).toBe(404)
  expect((await shop.call('POST', `/user-orders/${id}/pay-now`, { body: {} })).status).toBe(401)
})

test('while the provider is away nothing changes, and it can be pressed again', async () => {
  const { person, id } = await aCashOrder(shop, dear)
  await fault(shop, 'down')
  expect((await payNow(shop, person, id)).body.code).toBe('payment_provider_away')
  await fault(shop, 'none')
  expect((await stateOf(shop, id)).cash).toBe('to_confirm')
  expect((await payNow(shop, person, id)).status).toBe(200)
})

test.each(Array.from({ length: 6 }, (_, n) => n))(
  'of a payment, yes, no and a cancellation at once the order ends one way, and no rupee is lost (%i)',
  async () => {
    const { person, productId, id, request } = await aRequest()
    const token = await linkOf(shop, id)
    const callback = await pay(shop, request.razorpayOrderId, { webhook: false })
    await Promise.all([
      verify(shop, person, callback),
      answerByLink(shop, token, 'yes'),
      answerByLink(shop, token, 'no'),
      cancel(shop, person, id),
    ])
    const { status, method } = await stateOf(shop, id)
    const [payment] = await paymentsOf(id)
    expect(payment?.back).toBe(status === 'cancelled' ? 27_965 : 0)
    expect(payment?.of === null).toBe(method === 'cash')
    expect(await stockOf(shop, productId)).toBe(status === 'cancelled' ? 5 : 4)
  },
)
