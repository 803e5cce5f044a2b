import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aKeyChain, orderPrinted, printAll } from '#fulfilment/print/print.fixture.ts'
import { advance, scan, statusOf } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct, stockOf } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { fault } from '#payments/payment/payments.fixture.ts'
import { aDeliveredCashOrder, aPaidOrder, cancel, detailsOf, refund } from './refunds.fixture.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

const change = (id: string, body: object) =>
  shop.call<{ code?: string; data: { id: string } }>('PUT', `/admin/refunds/${id}`, {
    token: admin.token,
    body,
  })
const overview = async () =>
  (
    await shop.call<{ data: { failedRefunds: object[] } }>('GET', '/admin-overview', {
      token: admin.token,
    })
  ).body.data.failedRefunds
const read = (id: string) => detailsOf(shop, admin, id)

test('an amount, pieces of a line and then all that is left go back, and nothing after it', async () => {
  const { id, lineId } = await aPaidOrder(shop, {}, 3)
  expect(await refund(shop, admin, id, { amount: 0.9 + 0.2 })).toMatchObject({
    status: 201,
    body: { data: { amount: 1.1, kind: 'provider', by: admin.email, reason: 'It was late' } },
  })
  const lines = [{ id: lineId, quantity: 2 }]
  expect((await refund(shop, admin, id, { lines })).body.data).toMatchObject({
    amount: 898.2,
    lines: [{ id: lineId, quantity: 2, amount: 898.2 }],
  })
  expect((await refund(shop, admin, id, {})).body.data).toMatchObject({ amount: 448 })
  expect(await refund(shop, admin, id, { amount: 1 })).toMatchObject({
    status: 409,
    body: { code: 'refund_exceeds_payment' },
  })
  expect(await refund(shop, admin, id, {})).toMatchObject({
    status: 409,
    body: { code: 'refund_exceeds_payment' },
  })
  await expect.poll(async () => (await read(id)).payments[0]?.status).toBe('refunded')
  const keys = sql`mails where key like 'payment-refunded:%' and text like ${`%${(await read(id)).orderNumber}%`}`
  expect(await shop.db.$count(keys)).toBe(3)
})

test('thirty partial refunds at once never come to more than was paid', async () => {
  const { id } = await aPaidOrder(shop)
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => refund(shop, admin, id, { amount: 40 })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(11)
  for (const { status, body } of answers)
    if (status !== 201)
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'refund_exceeds_payment' })
  expect(await read(id)).toMatchObject({ refunded: 440 })
})

test('pressed twice under one key it is one refund, and another request under it is refused', async () => {
  const { id } = await aPaidOrder(shop)
  const one = (amount: number) => refund(shop, admin, id, { amount }, 'key-1')
  const [first, second] = await Promise.all([one(100), one(100)])
  expect([first.status, second.status, second.body.data.id]).toEqual([201, 201, first.body.data.id])
  expect(await one(101)).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } })
  expect((await refund(shop, admin, id, { amount: 100 }, 'key-2')).status).toBe(201)
  expect(await read(id)).toMatchObject({ refunded: 200 })
  const other = await aPaidOrder(shop)
  expect((await refund(shop, admin, other.id, { amount: 7 }, 'key-1')).status).toBe(201)
})

test('a refund and a cancellation at once give back what was paid, and no more', async () => {
  const { person, id } = await aPaidOrder(shop)
  await Promise.all([refund(shop, admin, id, { amount: 100 }), cancel(shop, person, id)])
  expect(await read(id)).toMatchObject({ status: 'cancelled', paid: 449.1, refunded: 449.1 })
})

test('pieces go back to the stock when staff say so, each once', async () => {
  const { id, lineId, productId } = await aPaidOrder(shop, { stock: 5 }, 2)
  const stock = async () =>
    (
      await shop.db.execute(
        sql`select v.stock from product_variants v where v.product_id = ${productId}`,
      )
    ).rows
  const one = { lines: [{ id: lineId, quantity: 1, amount: 10 }] }
  await refund(shop, admin, id, one)
  expect(await stock()).toEqual([{ stock: 3 }])
  await refund(shop, admin, id, { ...one, restock: true })
  expect(await stock()).toEqual([{ stock: 4 }])
  expect(await refund(shop, admin, id, { ...one, restock: true })).toMatchObject({
    status: 400,
    body: { fields: { 'lines.0.quantity': 'No piece of this line is left' } },
  })
})

test('a gift that was made for somebody is no stock again, whatever is ticked', async () => {
  const person = await aPerson(shop)
  const product = await aKeyChain(shop)
  await shop.db.execute(sql`update products set track_stock = true where id = ${product}`)
  await shop.db.execute(sql`update product_variants set stock = 3 where product_id = ${product}`)
  const made = await orderPrinted(shop, person, product, { name: 'Asha' })
  const { id, order_items: lines } = made
  await printAll(shop, admin, made.orderNumber)
  const { waybill } = (await advance(shop, admin, id, 'shipped')).body.data
  await scan(shop, waybill ?? '', { ScanType: 'Delivered' })
  await expect.poll(() => statusOf(shop, id)).toBe('delivered')
  const asked = { lines: [{ id: lines[0]?.id, quantity: 1 }], restock: true, method: 'upi' }
  expect((await refund(shop, admin, id, asked)).status).toBe(201)
  expect(await stockOf(shop, product)).toBe(2)
})

test('a refund that the provider refuses fails at once, reserves nothing, and is on the overview until it is refunded', async () => {
  const { id } = await aPaidOrder(shop)
  await fault(shop, 'refuse')
  const { data } = (await refund(shop, admin, id, { reason: 'A scratch' })).body
  await expect.poll(async () => (await read(id)).refunds[0]?.status).toBe('failed')
  await fault(shop, 'none')
  const { orderNumber, refunded } = await read(id)
  expect(refunded).toBe(0)
  const failed = { orderNumber, amount: 449.1, reason: 'A scratch' }
  expect(await overview()).toContainEqual(failed)
  const again = await change(data.id, { status: 'pending' })
  expect(again).toMatchObject({ status: 200, body: { data: { amount: 449.1, by: admin.email } } })
  expect(again.body.data.id).not.toBe(data.id)
  expect(await overview()).not.toContainEqual(failed)
  expect(await change(data.id, { status: 'pending' })).toMatchObject({
    status: 409,
    body: { code: 'refund_exceeds_payment' },
  })
  await expect.poll(async () => (await read(id)).payments[0]?.status).toBe('refunded')
})

test('cash goes back by hand once it was delivered: staff write down the transfer', async () => {
  const { id } = await aDeliveredCashOrder(shop, admin)
  expect(await refund(shop, admin, id, {})).toMatchObject({
    status: 400,
    body: { fields: { method: expect.stringContaining('cash') } },
  })
  const { data } = (await refund(shop, admin, id, { method: 'upi', amount: 200 })).body
  expect(data).toMatchObject({ kind: 'upi', status: 'needs_details', amount: 200 })
  expect(await change(data.id, {})).toMatchObject({ status: 400, body: { fields: {} } })
  expect(await change(data.id, { utr: '412345678901' })).toMatchObject({
    status: 200,
    body: { data: { status: 'processed', reference: '412345678901' } },
  })
  expect(await refund(shop, admin, id, { method: 'bank', amount: 250 })).toMatchObject({
    status: 409,
    body: { code: 'refund_exceeds_payment' },
  })
})

test('nothing goes back of cash that is still to be collected', async () => {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop))
  const { id } = (await order(shop, person, 'cash')).body.data.order
  expect(await refund(shop, admin, id, { method: 'upi' })).toMatchObject({
    status: 409,
    body: { code: 'refund_exceeds_payment' },
  })
})

test('a refund of the provider cannot be marked by hand', async () => {
  const { id } = await aPaidOrder(shop)
  await fault(shop, 'down')
  const { data } = (await refund(shop, admin, id, { amount: 1 })).body
  for (const body of [{ utr: '412345678901' }, { status: 'processed' }])
    expect(await change(data.id, body)).toMatchObject({
      status: 409,
      body: { code: 'refund_by_provider' },
    })
  await fault(shop, 'none')
  expect(await change(crypto.randomUUID(), { utr: '1' })).toMatchObject({ status: 404 })
})

test.each([
  ['less than nothing', { amount: -1 }, 'amount'],
  ['nothing', { amount: 0 }, 'amount'],
  ['less than a paisa', { amount: 1e-9 }, 'amount'],
  ['a part of a paisa', { amount: 1.001 }, 'amount'],
  ['words', { amount: 'all' }, 'amount'],
  ['an unknown way', { method: 'cheque' }, 'method'],
  ['no reason', { reason: '' }, 'reason'],
  ['a line of another order', { lines: [{ id: crypto.randomUUID(), quantity: 1 }] }, 'lines.0.id'],
])('%s is refused at its field', async (_what, body, field) => {
  const { id } = await aPaidOrder(shop)
  const answer = await refund(shop, admin, id, body)
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
})

test('a part that the provider refused is tried again once, however often that is pressed', async () => {
  const { id } = await aPaidOrder(shop)
  await fault(shop, 'refuse')
  const { data } = (await refund(shop, admin, id, { amount: 100 })).body
  await expect.poll(async () => (await read(id)).refunds[0]?.status).toBe('failed')
  await fault(shop, 'none')
  const answers = await Promise.all([1, 2, 3].map(() => change(data.id, { status: 'pending' })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await read(id)).toMatchObject({ refunded: 100 })
})

test('a cancelled piece whose refund is tried again counts once', async () => {
  const { person, id, lineId } = await aPaidOrder(shop, {}, 3)
  await fault(shop, 'refuse')
  const items = [{ id: lineId, quantity: 1 }]
  await cancel(shop, person, id, { items })
  await expect.poll(async () => (await read(id)).refunds[0]?.status).toBe('failed')
  await fault(shop, 'none')
  await change((await read(id)).refunds[0]?.id ?? '', { status: 'pending' })
  await cancel(shop, person, id, { items })
  expect(await read(id)).toMatchObject({ total: 449.1, refunded: 898.2 })
})
