import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order, OrderStatus } from '@tohfa/contract/orders/orders'
import { aProduct } from '#testing/goods.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { order, putIntoCart } from './orders.fixture.ts'

type List = { data: Order[]; totalCount: number; total: number; page: number; limit: number }
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a person’s orders come five a page, newest first, narrowed by status', async () => {
  const person = await aPerson(shop)
  const productId = await aProduct(shop)
  const made: string[] = []
  const statuses: OrderStatus[] = [
    'delivered',
    'cancelled',
    'confirmed',
    'shipped',
    'out-for-delivery',
    'returned',
    'confirmed',
  ]
  for (const status of statuses) {
    await putIntoCart(shop, person, productId)
    const { body } = await order(shop, person, 'cash')
    made.push(body.data.order.id)
    await shop.db.execute(sql`
      update orders set status = ${status} where id = ${body.data.order.id}`)
  }
  const list = async (query: string) =>
    (await shop.call<List>('GET', `/order/${person.id}?${query}`, { token: person.token })).body
  const first = await list('page=1')
  expect([first.totalCount, first.page, first.limit]).toEqual([7, 1, 5])
  expect(first.data.map(({ id }) => id)).toEqual(made.slice(2).reverse())
  expect((await list('page=2')).data).toHaveLength(2)
  expect(await list('page=9')).toMatchObject({ data: [], totalCount: 7 })
  expect((await list('status=on-the-way')).totalCount).toBe(4)
  expect((await list('status=delivered')).data.map(({ id }) => id)).toEqual([made[0]])
  expect((await list('status=')).totalCount).toBe(statuses.length)
  const wrong = await shop.call('GET', `/order/${person.id}?status=lost`, { token: person.token })
  expect(wrong.status).toBe(400)
})

test("somebody else's orders are 403", async () => {
  const [owner, stranger] = [await aPerson(shop), await aPerson(shop)]
  const answer = await shop.call('GET', `/order/${owner.id}`, { token: stranger.token })
  expect(answer.status).toBe(403)
})

test('the shop sees every order, ten a page, with counts over all pages', async () => {
  const admin = await aPerson(shop, 'ADMIN')
  const productId = await aProduct(shop)
  for (let n = 0; n < 12; n++) {
    const person = await aPerson(shop)
    await putIntoCart(shop, person, productId)
    await order(shop, person, 'cash')
  }
  const list = async (query: string) =>
    (await shop.call<List>('GET', `/user-orders?${query}`, { token: admin.token })).body
  const all = await list('')
  expect([all.data.length, all.limit]).toEqual([10, 10])
  const { rows } = await shop.db.execute<{ status: string; n: number }>(sql`
    select status, count(*)::int n from orders group by status`)
  const counted = Object.fromEntries(rows.map(({ status, n }) => [status, n]))
  expect(all).toMatchObject({
    total: rows.reduce((sum, { n }) => sum + n, 0),
    confirmed: counted.confirmed,
    outForDelivery: counted['out-for-delivery'],
    failed: 0,
  })
  expect(await list('status=confirmed')).toMatchObject({
    total: counted.confirmed,
    delivered: counted.delivered,
  })
})

test('order numbers are short, and no two are the same', async () => {
  const { rows } = await shop.db.execute<{ number: string }>(sql`
    select order_number "number" from orders`)
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
  for (const { number } of rows) expect(number).toMatch(/^TF\d{6}$/)
})
