import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Order } from '@tohfa/contract/orders/orders'
import { advance, scan, statusOf } from '#fulfilment/shipping/parcels.fixture.ts'
import { slipsOf } from '#fulfilment/shipping-papers/shipping-papers.fixture.ts'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { anApprovedPrint } from '#orders/cart/approved-print.fixture.ts'
import { order, ordersOf, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { expire } from '#payments/payment/payments.fixture.ts'
import { cancel, detailsOf, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { documentsOf, readDocument, startInvoicing } from '#tax/documents/documents.fixture.ts'
import { aProduct, stockOf } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { payNow, setRules } from './cash.fixture.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'ADMIN')
  await startInvoicing(shop)
  await quietJobs(shop)
  await setRules(shop, owner, { customised: 'advance', advancePercent: 25, confirm: true })
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

/** 449.10 and 120.50 for its print, so that a quarter is 142.40. */
const printed = 569.6
const beforehand = 143

/** A person with a printed mug in the cart, and plain ones at 279.65. */
async function aBuyer(plain = 0) {
  const person = await aPerson(shop)
  const productId = await aCustomizable(shop, {}, { price: 499, discount: 10, stock: 5 })
  const proof = await anApprovedPrint(shop, person, { productId, name: 'Asha' })
  await shop.call('POST', '/cart', {
    token: person.token,
    body: { product_id: productId, user_id: person.id, selectedDetails: { color: 'White', proof } },
  })
  if (plain > 0)
    await putIntoCart(shop, person, await aProduct(shop, { price: 279.65, discount: 0 }), plain)
  return { person, productId }
}

/** A cash order whose advance was paid. */
async function anOrder(plain = 0): Promise<{ person: Person; productId: string; made: Order }> {
  const { person, productId } = await aBuyer(plain)
  const { razorpayOrderId } = (await order(shop, person, 'cash')).body.data
  const callback = await pay(shop, razorpayOrderId, { webhook: false })
  const { data } = (await verify(shop, person, callback)).body
  return { person, productId, made: data }
}

/** The sums of an order's documents, in rupees, as they are charged and as they are rounded. */
async function sumsOf(person: Person, id: string) {
  const listed = await documentsOf(shop, person, id)
  return Promise.all(
    listed.map(async ({ id: one, kind }) => {
      const { totals } = (await readDocument(shop, person, one)).body.data
      return [kind, totals.gross, totals.payable]
    }),
  )
}

async function ship(id: string): Promise<string> {
  return (await advance(shop, owner, id, 'shipped')).body.data.waybill ?? ''
}

async function readyToShip(id: string): Promise<string> {
  await shop.db.execute(
    sql`update print_jobs set state = 'printed', files = '[]' where order_id = ${id}`,
  )
  return ship(id)
}

test('a cash order with personalised goods asks for an advance, and is made when that is paid', async () => {
  const { person, productId } = await aBuyer(1)
  const total = printed + 279.65
  const { status, body } = await order(shop, person, 'cash', { shownTotal: total, key: 'a press' })
  expect(status).toBe(201)
  const rest = Math.round(total) - beforehand
  expect(body.data).toMatchObject({ amount: beforehand * 100, currency: 'INR', rest })
  expect(await ordersOf(shop, person)).toEqual([])
  expect(await stockOf(shop, productId)).toBe(4)
  const again = await order(shop, person, 'cash', { shownTotal: total, key: 'a press' })
  expect(again.body.data).toEqual(body.data)
  const callback = await pay(shop, body.data.razorpayOrderId, { webhook: false })
  const { data } = (await verify(shop, person, callback)).body
  expect(data).toMatchObject({
    payment_method: 'cash',
    status: 'confirmed',
    cashState: 'none',
    total,
    advance: beforehand,
    paid: beforehand,
    toCollect: rest,
  })
  expect(await ordersOf(shop, person)).toHaveLength(1)
  expect(await sumsOf(person, data.id)).toEqual([['receipt', beforehand, beforehand]])
  expect((await payNow(shop, person, data.id)).body.code).toBe('too_late_to_change')
})

test('carrier, slip and mails name the rest, and advance and rest come to the invoice', async () => {
  const { person, made } = await anOrder()
  const rest = 570 - beforehand
  expect(made).toMatchObject({ total: printed, toCollect: rest, rounding: 0.4 })
  const [slip = []] = await slipsOf(shop, owner, { ids: [made.id] })
  expect(slip).toContain(`Collect ₹${rest} in cash.`)
  const waybill = await readyToShip(made.id)
  const { rows } = await shop.db.execute<{ cod: string }>(sql`
    select data #>> '{asked,cod_amount}' cod from sandbox_records
    where kind = 'shipment' and id = ${waybill}`)
  expect(Number(rows[0]?.cod)).toBe(rest)
  const mails = await shop.db.execute<{ text: string }>(sql`
    select text from mails where key = 'order-confirmed:' || ${made.id}::text`)
  expect(mails.rows[0]?.text).toContain(`You paid ₹${beforehand} beforehand`)
  expect(mails.rows[0]?.text).toContain(`₹${rest}`)
  await scan(shop, waybill, { ScanType: 'Delivered' })
  await expect.poll(() => statusOf(shop, made.id)).toBe('delivered')
  expect(await detailsOf(shop, owner, made.id)).toMatchObject({ paid: 570, total: printed })
  expect(await sumsOf(person, made.id)).toEqual([
    ['receipt', beforehand, beforehand],
    ['invoice', printed, 570],
  ])
})

test('what goes back after delivery: the advance where it came from, the rest by hand', async () => {
  const { person, made } = await anOrder()
  await scan(shop, await readyToShip(made.id), { ScanType: 'Delivered' })
  await expect.poll(() => statusOf(shop, made.id)).toBe('delivered')
  expect((await refund(shop, owner, made.id, { amount: 200 })).body.code).toBe(
    'refund_exceeds_payment',
  )
  const back = await refund(shop, owner, made.id, { amount: beforehand })
  expect(back.body.data).toMatchObject({ kind: 'provider', amount: beforehand })
  const rest = await refund(shop, owner, made.id, { method: 'upi' })
  expect(rest.body.data).toMatchObject({ kind: 'upi', amount: 570 - beforehand })
  const documents = await sumsOf(person, made.id)
  const credited = documents.filter(([kind]) => kind === 'credit')
  expect(credited.reduce((sum, [, gross]) => sum + Number(gross), 0)).toBeCloseTo(printed, 2)
})

test('cancelled before it is printed, all of the advance goes back', async () => {
  const { person, productId, made } = await anOrder()
  const { body } = await cancel(shop, person, made.id)
  expect(body.data).toMatchObject({
    status: 'cancelled',
    total: 0,
    toCollect: 0,
    refunded: beforehand,
    refunds: [{ kind: 'provider', amount: beforehand }],
  })
  expect(await stockOf(shop, productId)).toBe(5)
  expect(await sumsOf(person, made.id)).toEqual([
    ['receipt', beforehand, beforehand],
    ['refund_voucher', beforehand, beforehand],
  ])
})

test('a part that is cancelled lowers the rest; what the advance exceeds goes back', async () => {
  await setRules(shop, owner, { customised: 'advance', advancePercent: 100 })
  const { person, made } = await anOrder(2)
  expect(made).toMatchObject({ advance: 570, total: 1128.9, toCollect: 559 })
  const [mug, plain] = made.order_items
  const one = await cancel(shop, person, made.id, { items: [{ id: plain?.id, quantity: 1 }] })
  expect(one.body.data).toMatchObject({ total: 849.25, advance: 570, toCollect: 279, refunded: 0 })
  const more = await cancel(shop, person, made.id, { items: [{ id: mug?.id, quantity: 1 }] })
  expect(more.body.data).toMatchObject({
    total: 279.65,
    advance: 280,
    toCollect: 0,
    refunded: 290,
  })
  const waybill = await ship(made.id)
  const { rows } = await shop.db.execute<{ mode: string }>(sql`
    select data #>> '{asked,payment_mode}' as mode from sandbox_records
    where kind = 'shipment' and id = ${waybill}`)
  expect(rows[0]?.mode).toBe('Prepaid')
  await scan(shop, waybill, { ScanType: 'Delivered' })
  await expect.poll(() => statusOf(shop, made.id)).toBe('delivered')
  expect(await sumsOf(person, made.id)).toEqual([
    ['receipt', 570, 570],
    ['refund_voucher', 290, 290],
    ['invoice', 279.65, 280],
  ])
  await setRules(shop, owner, { customised: 'advance', advancePercent: 25, confirm: true })
})

test('a parcel that was refused keeps its advance until staff decide', async () => {
  const { person, made } = await anOrder()
  await scan(shop, await readyToShip(made.id), { ScanType: 'RTO' })
  await expect.poll(() => statusOf(shop, made.id)).toBe('returned')
  expect(await detailsOf(shop, owner, made.id)).toMatchObject({ paid: beforehand, refunded: 0 })
  expect(await sumsOf(person, made.id)).toEqual([
    ['receipt', beforehand, beforehand],
    ['invoice', printed, 570],
    ['credit', printed - beforehand, 570 - beforehand],
  ])
  expect((await refund(shop, owner, made.id, { amount: beforehand })).status).toBe(201)
  const all = await sumsOf(person, made.id)
  const credited = all.filter(([kind]) => kind === 'credit')
  expect(credited.reduce((sum, [, gross]) => sum + Number(gross), 0)).toBeCloseTo(printed, 2)
})

test('sent once more, the courier collects what the advance left', async () => {
  const { person, made } = await anOrder()
  await scan(shop, await readyToShip(made.id), { ScanType: 'RTO' })
  await expect.poll(() => statusOf(shop, made.id)).toBe('returned')
  const { status } = await shop.call('POST', `/admin/orders/${made.id}/resend`, {
    token: owner.token,
    body: {},
  })
  expect(status).toBeLessThan(300)
  const again = (await ordersOf(shop, person)).find(({ replaces }) => replaces === made.id)
  expect(again).toMatchObject({ payment_method: 'cash', toCollect: 570 - beforehand, paid: 0 })
})

test('an advance that nobody pays holds its stock for its time alone', async () => {
  const { person, productId } = await aBuyer()
  const { razorpayOrderId } = (await order(shop, person, 'cash')).body.data
  expect(await stockOf(shop, productId)).toBe(4)
  await expire(shop, razorpayOrderId)
  expect(await stockOf(shop, productId)).toBe(5)
  expect(await ordersOf(shop, person)).toEqual([])
})

test('an advance that was paid twice is kept once', async () => {
  const { person, productId } = await aBuyer()
  const { razorpayOrderId } = (await order(shop, person, 'cash')).body.data
  const callback = await pay(shop, razorpayOrderId, { webhook: false })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => verify(shop, person, callback)),
  )
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  expect(await stockOf(shop, productId)).toBe(4)
})

test('plain goods need no advance, and are confirmed by their buyer', async () => {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop))
  const { data } = (await order(shop, person, 'cash')).body
  expect(data.order).toMatchObject({ cashState: 'to_confirm', paid: 0 })
})
