import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import type { Order } from '@tohfa/contract/orders/orders'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { documentsOf, readDocument, startInvoicing } from '#tax/documents/documents.fixture.ts'
import { slipsOf } from '#fulfilment/shipping-papers/shipping-papers.fixture.ts'
import { aPaidOrder, cancel, detailsOf, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { aReturnIn, deliver } from '#fulfilment/returns/returns.fixture.ts'
import { advance, scan, statusOf } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { order, ordersOf, putIntoCart } from './orders.fixture.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  await startInvoicing(shop)
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

/** An order for cash of mugs at so many rupees each. */
async function aCashOrder(price: number, quantity = 1) {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop, { price, discount: 0 }), quantity)
  return { person, order: (await order(shop, person, 'cash')).body.data.order }
}

/** The amount collected on delivery. */
async function aDeliveredOrder(price: number, quantity = 1) {
  const made = await aCashOrder(price, quantity)
  const { waybill } = (await advance(shop, admin, made.order.id, 'shipped')).body.data
  await deliver(shop, made.order.id, waybill ?? '')
  return made
}

async function mailsOf(orderNumber: string): Promise<string[]> {
  const { rows } = await shop.db.execute<{ text: string }>(sql`
    select text from mails where key ~ '^order-' and text like ${`%${orderNumber}%`}
    order by created_at`)
  return rows.map(({ text }) => text)
}

/** The sums of an order's documents, in rupees. */
async function sumsOf(person: Person, id: string) {
  const listed = await documentsOf(shop, person, id)
  return Promise.all(
    listed.map(async ({ id: one, kind }) => {
      const { totals } = (await readDocument(shop, person, one)).body.data
      const parts = totals.taxable + totals.cgst + totals.sgst + totals.igst
      expect(Math.round(parts * 100)).toBe(Math.round(totals.gross * 100))
      return [kind, totals.gross, totals.rounding, totals.payable]
    }),
  )
}

const cash = ({ total, toCollect, rounding }: Order) => [total, toCollect, rounding]

test.each([
  [279.65, 280, 0.35],
  [345.51, 346, 0.49],
  [423.25, 423, -0.25],
  [299.5, 300, 0.5],
  [350, 350, 0],
])('of %d rupees %d are collected, wherever the order is read', async (price, due, rounding) => {
  const { person, order: made } = await aCashOrder(price)
  const [listed] = await ordersOf(shop, person)
  const seen = await detailsOf(shop, admin, made.id)
  const { body } = await shop.call<{ data: Order[] }>(
    'GET',
    `/user-orders?search=${made.orderNumber}`,
    { token: admin.token },
  )
  for (const read of [made, listed, seen, body.data[0]])
    expect(read && cash(read)).toEqual([price, due, rounding])
})

test('an order that is paid online is paid to the paisa', async () => {
  const { id, person } = await aPaidOrder(shop)
  const [read] = await ordersOf(shop, person)
  expect(read).toMatchObject({ id, total: 449.1, paid: 449.1 })
  expect(read).not.toHaveProperty('toCollect')
  expect(read).not.toHaveProperty('rounding')
})

test('carrier, slip, mails and the file of orders name what is collected', async () => {
  const { order: made } = await aCashOrder(279.65)
  const [slip = []] = await slipsOf(shop, admin, { ids: [made.id] })
  expect(slip).toContain('Collect ₹280 in cash.')
  const { waybill } = (await advance(shop, admin, made.id, 'shipped')).body.data
  const { rows } = await shop.db.execute<{ cod: string }>(sql`
    select data #>> '{asked,cod_amount}' cod from sandbox_records
    where kind = 'shipment' and id = ${waybill}`)
  expect(rows.map(({ cod }) => Number(cod))).toEqual([280])
  await scan(shop, waybill ?? '', { ScanType: 'Out For Delivery' })
  await expect.poll(() => statusOf(shop, made.id)).toBe('out-for-delivery')
  expect(await mailsOf(made.orderNumber)).toEqual([
    expect.stringContaining('₹280 in cash: ₹279.65, rounded to whole rupees'),
    expect.stringContaining('₹280 in cash'),
    expect.stringContaining('Please have ₹280 in cash ready'),
  ])
  const csv = await fetch(`${shop.url}/v1/admin-export/orders`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  const line = (await csv.text()).split('\n').find((one) => one.includes(made.orderNumber))
  expect(line?.trim()).toMatch(/,280,0\.35,,,,279\.65,,$/)
})

test('after a part is cancelled the rest is rounded again', async () => {
  const { person, order: made } = await aCashOrder(293.17, 3)
  expect(cash(made)).toEqual([879.51, 880, 0.49])
  const [line] = made.order_items
  const { body } = await cancel(shop, person, made.id, { items: [{ id: line?.id, quantity: 1 }] })
  expect(cash(body.data)).toEqual([586.34, 586, -0.34])
  expect((await mailsOf(made.orderNumber)).at(-1)).toContain('₹586 in cash')
  const all = (await cancel(shop, person, made.id)).body.data
  expect(cash(all)).toEqual([0, 0, 0])
})

test.each([
  [279.65, 0.35, 280],
  [279.4, -0.4, 279],
])(
  'the invoice of %d rupees is rounded by %d, and its taxes stay exact',
  async (price, by, due) => {
    const { person, order: made } = await aDeliveredOrder(price)
    expect(await detailsOf(shop, admin, made.id)).toMatchObject({ total: price, paid: due })
    expect(await sumsOf(person, made.id)).toEqual([['invoice', price, by, due]])
    const back = await refund(shop, admin, made.id, {
      method: 'upi',
      lines: [{ id: made.order_items[0]?.id, quantity: 1 }],
    })
    expect(back.body.data.amount).toBe(due)
    expect(await sumsOf(person, made.id)).toEqual([
      ['invoice', price, by, due],
      ['credit', price, by, due],
    ])
    const more = await refund(shop, admin, made.id, { method: 'upi', amount: 0.01 })
    expect(more.status).toBe(409)
  },
)

test('pieces that come back one after the other come to what was collected', async () => {
  const { person, order: made } = await aDeliveredOrder(239.7, 2)
  expect(cash(made)).toEqual([479.4, 479, -0.4])
  await aReturnIn(shop, admin, 'refunded', { person, order: made })
  await aReturnIn(shop, admin, 'refunded', { person, order: made })
  const read: AdminOrder = await detailsOf(shop, admin, made.id)
  expect(read).toMatchObject({ paid: 479, refunded: 479 })
  expect(await sumsOf(person, made.id)).toEqual([
    ['invoice', 479.4, -0.4, 479],
    ['credit', 239.7, 0, 239.7],
    ['credit', 239.7, -0.4, 239.3],
  ])
})

test('amounts that are given back one by one never leave a paisa undocumented', async () => {
  const { person, order: made } = await aDeliveredOrder(279.65)
  for (const amount of [100, 179.65, 0.35])
    expect((await refund(shop, admin, made.id, { method: 'bank', amount })).status).toBe(201)
  expect(await sumsOf(person, made.id)).toEqual([
    ['invoice', 279.65, 0.35, 280],
    ['credit', 100, 0, 100],
    ['credit', 179.65, 0.35, 180],
  ])
})

test('of cash that came back uncollected the whole invoice is taken back, as it was rounded', async () => {
  const { person, order: made } = await aCashOrder(279.65)
  const { waybill } = (await advance(shop, admin, made.id, 'shipped')).body.data
  await scan(shop, waybill ?? '', { ScanType: 'RTO' })
  await expect.poll(() => statusOf(shop, made.id)).toBe('returned')
  expect(await sumsOf(person, made.id)).toEqual([
    ['invoice', 279.65, 0.35, 280],
    ['credit', 279.65, 0.35, 280],
  ])
})
