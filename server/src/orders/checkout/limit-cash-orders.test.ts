import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, ordersOf, type Placed, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aProduct, stockOf } from '#testing/goods.ts'
import { aPerson, anAddress, type Person } from '#testing/people.ts'
import { type Answer, openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({
    env: { RATE_LIMITS: 'on', TRUST_PROXY: 'true', SANDBOX: 'public' },
  })
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

/** Puts one piece into the cart and orders it by cash from a network address. */
async function buy(person: Person, productId: string, from: string, key?: string) {
  await putIntoCart(shop, person, productId)
  return place(person, from, key)
}

function place(person: Person, from: string, key?: string, method = 'cash') {
  return shop.call<Placed>('POST', '/order', {
    token: person.token,
    headers: { 'x-forwarded-for': from, ...(key && { 'idempotency-key': key }) },
    body: { user_id: person.id, payment_method: method, shipping_address: anAddress },
  })
}

const statusOf = ({ status }: Answer) => status
const refused = { status: 429, body: { success: false, code: 'too_many_orders' } }

async function ship(person: Person): Promise<void> {
  await shop.db.execute(sql`update orders set status = 'shipped' where user_id = ${person.id}`)
}

test('an account has at most three cash orders that are not shipped; the fourth holds nothing', async () => {
  const [person, mug] = [await aPerson(shop), await aProduct(shop, { stock: 10 })]
  for (let n = 0; n < 3; n++) expect(statusOf(await buy(person, mug, '10.0.0.1'))).toBe(201)
  const fourth = await buy(person, mug, '10.0.0.1')
  expect(fourth).toMatchObject(refused)
  expect(fourth.body.message).toMatch(/pay online/)
  expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await stockOf(shop, mug)).toBe(7)
  expect(statusOf(await place(person, '10.0.0.1', undefined, 'online'))).toBe(201)
  expect(statusOf(await buy(await aPerson(shop), mug, '10.0.0.1'))).toBe(201)
  await ship(person)
  expect(statusOf(await place(person, '10.0.0.1'))).toBe(201)
})

test('what a person pressed twice is one order, and answers the same once the limit is reached', async () => {
  const [person, mug] = [await aPerson(shop), await aProduct(shop)]
  for (let n = 0; n < 3; n++) await buy(person, mug, '10.0.0.2', `press ${n}`)
  expect(await place(person, '10.0.0.2', 'press 2')).toMatchObject({ status: 201 })
  expect(await ordersOf(shop, person)).toHaveLength(3)
})

test('an account makes at most ten cash orders an hour, wherever it calls from', async () => {
  const [person, mug] = [await aPerson(shop), await aProduct(shop, { stock: 20 })]
  for (let n = 0; n < 10; n++) {
    expect(statusOf(await buy(person, mug, `10.0.3.${n}`))).toBe(201)
    await ship(person)
  }
  const eleventh = await buy(person, mug, '10.0.3.10')
  expect(eleventh).toMatchObject(refused)
  expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(50 * 60)
  expect(await stockOf(shop, mug)).toBe(10)
})

test('thirty accounts at one address make ten cash orders an hour, all at once', async () => {
  const mug = await aProduct(shop, { stock: 30 })
  const people = await Promise.all(Array.from({ length: 30 }, () => aPerson(shop)))
  await Promise.all(people.map((person) => putIntoCart(shop, person, mug)))
  const answers = await Promise.all(people.map((person) => place(person, '10.0.0.4')))
  expect(answers.map(statusOf).sort((a, b) => a - b)).toEqual([
    ...Array(10).fill(201),
    ...Array(20).fill(429),
  ])
  expect(await stockOf(shop, mug)).toBe(20)
})

test('an order that could not be made counts for nothing', async () => {
  const [person, mug] = [await aPerson(shop), await aProduct(shop)]
  for (let n = 0; n < 12; n++)
    expect(await place(person, '10.0.0.5')).toMatchObject({ body: { code: 'cart_empty' } })
  expect(statusOf(await buy(person, mug, '10.0.0.5'))).toBe(201)
})

test('without limits (RATE_LIMITS=off) cash orders have none', async () => {
  const free = await openTestShop({ on: shop })
  const [person, mug] = [await aPerson(free), await aProduct(free)]
  for (let n = 0; n < 11; n++) {
    await putIntoCart(free, person, mug)
    expect(statusOf(await order(free, person, 'cash'))).toBe(201)
  }
  await free.stop()
})
