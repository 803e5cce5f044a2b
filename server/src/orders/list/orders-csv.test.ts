import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDraft, take } from '#orders/quotes/quotes.fixture.ts'
import { pay, verify } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aPaidOrder, cancel, detailsOf, refund } from '#payments/payment/refund/refunds.fixture.ts'

let shop: TestShop
let admin: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  mug = await aProduct(shop, { title: 'Chai Mug' })
})
afterAll(() => shop.close())

async function exported(query = ''): Promise<Record<string, string>[]> {
  const answer = await fetch(`${shop.url}/v1/admin-export/orders?${query}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return parse(await answer.text(), { columns: true, bom: true })
}

test('orders are written a row a line, with their money and where they go; formulas as text', async () => {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, mug, 2)
  const address = { name: '=1+1', streetAddress: '+91, "MG" Road;=2+2' }
  const business = { gstin: '27AAPFU0939F1ZV', legalName: '=Rao' }
  const { razorpayOrderId } = (await order(shop, person, 'online', { address, business })).body.data
  const callback = await pay(shop, razorpayOrderId, { webhook: false })
  const { orderNumber } = (await verify(shop, person, callback)).body.data
  expect(await exported()).toEqual([
    expect.objectContaining({
      orderNumber,
      orderedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      status: 'confirmed',
      paymentMethod: 'online',
      paymentId: callback.razorpay_payment_id,
      paymentStatus: 'captured',
      paymentKind: 'provider',
      paymentReference: '',
      account: person.email,
      name: "'=1+1",
      streetAddress: `'+91, "MG" Road;'=2+2`,
      product: 'Chai Mug',
      quantity: '2',
      discountedPrice: '449.1',
      lineTotal: '898.2',
      orderTotal: '898.2',
      cancelledQuantity: '0',
      orderRefunded: '0',
      gstin: '27AAPFU0939F1ZV',
      businessName: "'=Rao",
    }),
  ])
})

test('a payment that staff wrote down says how it came, with its reference', async () => {
  const draft = await aDraft(shop, admin, mug, { delivery: 'counter' })
  const { orderNumber } = (await take(shop, admin, draft, draft.totals.total)).body.data
  const rows = await exported()
  expect(rows.find((row) => row['orderNumber'] === orderNumber)).toMatchObject({
    paymentMethod: 'online',
    paymentId: '',
    paymentStatus: 'captured',
    paymentKind: 'upi',
    paymentReference: '428812345678',
  })
})

test('a line counts its pieces that were not cancelled, with the refunded amount of the order', async () => {
  const { person, id, lineId } = await aPaidOrder(shop, {}, 3)
  await cancel(shop, person, id, { items: [{ id: lineId, quantity: 1 }] })
  await refund(shop, admin, id, { amount: 1 })
  const { orderNumber } = await detailsOf(shop, admin, id)
  const rows = await exported()
  expect(rows.find((row) => row['orderNumber'] === orderNumber)).toMatchObject({
    quantity: '3',
    lineTotal: '898.2',
    orderTotal: '898.2',
    cancelledQuantity: '1',
    orderRefunded: '450.1',
  })
})

test('a file has the requested days of India, and one status', async () => {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, mug)
  const { id, orderNumber } = (await order(shop, person, 'cash')).body.data.order
  // Half past midnight in India, while it is the day before in UTC.
  await shop.db.execute(sql`
    update orders set created_at = '2026-03-01 00:30+05:30', status = 'delivered' where id = ${id}`)
  const numbers = async (query: string) => (await exported(query)).map((row) => row['orderNumber'])
  expect(await numbers('from=2026-03-01&to=2026-03-01')).toEqual([orderNumber])
  expect(await numbers('from=2026-02-28&to=2026-02-28')).toEqual([])
  expect(await numbers('status=delivered&from=')).toEqual([orderNumber])
  const { status } = await shop.call('GET', '/admin-export/orders?from=soon', {
    token: admin.token,
  })
  expect(status).toBe(400)
})
