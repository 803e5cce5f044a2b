import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { StockResult } from '@tohfa/contract/catalog/stock'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'
import { addMug } from './product-form.fixture.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await sharedTestShop()
  admin = await aPerson(shop, 'ADMIN')
})

type Answer = { data: StockResult[]; fields?: Record<string, string> }
const put = (...rows: object[]) =>
  shop.call<Answer>('PUT', '/admin-product/stock', { token: admin.token, body: { rows } })
const aMug = async () => (await addMug(shop, admin)).body.data.id
async function stockOf(id: string): Promise<number | undefined> {
  const { body } = await shop.call<{ data: { colors: { stock: number }[] } }>(
    'GET',
    `/product/${id}`,
  )
  return body.data.colors[0]?.stock
}

test('the stock of many products is set at once, and seen at once', async () => {
  const [one, two] = [await aMug(), await aMug()]
  expect(await stockOf(one)).toBe(100)
  const { status, body } = await put(
    { id: one, color: 'White', seen: 100, stock: 12 },
    { id: two, color: 'White', seen: 100, stock: 0 },
  )
  expect([status, body.data]).toEqual([
    200,
    [
      { ok: true, stock: 12 },
      { ok: true, stock: 0 },
    ],
  ])
  expect([await stockOf(one), await stockOf(two)]).toEqual([12, 0])
})

test('what was sold since it was seen is not overwritten: that row says what there is, the others are written', async () => {
  const [sold, other] = [await aMug(), await aMug()]
  const asha = await aPerson(shop)
  await putIntoCart(shop, asha, sold, 2)
  await order(shop, asha, 'cash')
  const { body } = await put(
    { id: sold, color: 'White', seen: 100, stock: 120 },
    { id: other, color: 'White', seen: 100, stock: 5 },
    { id: other, color: 'Black', seen: 1, stock: 5 },
    { id: 'none', color: 'White', seen: 1, stock: 5 },
  )
  expect(body.data).toEqual([
    { ok: false, stock: 98, code: 'stock_changed' },
    { ok: true, stock: 5 },
    { ok: false, code: 'not_found' },
    { ok: false, code: 'not_found' },
  ])
  expect([await stockOf(sold), await stockOf(other)]).toEqual([98, 5])
})

test('of two who set the same stock at once one gets a conflict', async () => {
  const id = await aMug()
  const answers = await Promise.all(
    [7, 9].map((stock) => put({ id, color: 'White', seen: 100, stock })),
  )
  expect(answers.filter(({ body }) => body.data[0]?.ok)).toHaveLength(1)
})

test.each([-1, 1.5, '5', 1_000_001])('a stock of %s is refused at its field', async (stock) => {
  const id = await aMug()
  const { status, body } = await put(
    { id, color: 'White', seen: 100, stock: 5 },
    { id, color: 'Black', seen: 100, stock },
  )
  expect([status, body.fields]).toEqual([400, { 'rows.1.stock': 'Stock not valid' }])
  expect(await stockOf(id)).toBe(100)
})

test('the same choice twice is refused; the staff’s log says what was changed', async () => {
  const id = await aMug()
  const row = { id, color: 'White', seen: 100, stock: 5 }
  expect((await put(row, row)).status).toBe(400)
  await put(row)
  const { rows } = await shop.db.execute<{ details: object }>(
    sql`select details from staff_changes where subject_id = ${id} order by id desc limit 1`,
  )
  expect(rows[0]?.details).toEqual({ White: [100, 5] })
})
