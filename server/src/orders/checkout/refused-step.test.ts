import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, ordersOf, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { aProduct, stockOf } from '#testing/goods.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

/** Makes the database refuse one step of an order, as a full disk or a killed server would. */
async function whileRefusing<T>(step: string, work: () => Promise<T>): Promise<T> {
  const [, operation = '', table = ''] = /^(\w+) (\S+)$/.exec(step) ?? []
  const on = sql.raw(`${operation} on ${table}`)
  await shop.db.execute(sql`create or replace function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'refused by the test'; end $$`)
  await shop.db.execute(sql`create trigger refused before ${on} execute function refuse()`)
  try {
    return await work()
  } finally {
    await shop.db.execute(sql`drop trigger refused on ${sql.raw(table)}`)
  }
}

async function aBuyer() {
  const person = await aPerson(shop)
  const productId = await aProduct(shop, { stock: 2 })
  await putIntoCart(shop, person, productId)
  return { person, productId }
}

const stepsOfAnOrder = [
  'insert orders',
  'insert order_items',
  'insert order_events',
  'delete cart_lines',
  'insert mails',
  'insert pgboss.job_common',
]

test.each([
  'insert checkouts',
  'insert checkout_lines',
  'update product_variants',
  'insert order_requests',
  ...stepsOfAnOrder,
])(
  'an order that breaks off at "%s" leaves the cart untouched, and is made once after',
  async (step) => {
    const { person, productId } = await aBuyer()
    const broken = await whileRefusing(step, () => order(shop, person, 'cash', { key: step }))
    expect(broken.status).toBe(500)
    expect(await ordersOf(shop, person)).toEqual([])
    expect(await stockOf(shop, productId)).toBe(2)
    await expectAuditPasses(shop)
    expect((await order(shop, person, 'cash', { key: step })).status).toBe(201)
    expect(await ordersOf(shop, person)).toHaveLength(1)
    expect(await stockOf(shop, productId)).toBe(1)
  },
)

test.each([...stepsOfAnOrder, 'insert payments', 'update checkouts', 'update checkout_lines'])(
  'a payment whose settling breaks off at "%s" is settled once after, and nothing is half done',
  async (step) => {
    const { person, productId } = await aBuyer()
    const { body } = await order(shop, person, 'online')
    const paid = await pay(shop, body.data.razorpayOrderId, { webhook: false })
    const broken = await whileRefusing(step, () => verify(shop, person, paid))
    expect(broken.status).toBe(500)
    expect(await ordersOf(shop, person)).toEqual([])
    await expectAuditPasses(shop)
    expect((await verify(shop, person, paid)).status).toBe(200)
    expect(await ordersOf(shop, person)).toHaveLength(1)
    expect(await stockOf(shop, productId)).toBe(1)
  },
)
