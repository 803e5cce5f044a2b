import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { type ShopProcess, startShopProcess } from '../../../torture/shop-process.ts'
import { expectAllAddsUp } from '../audit/audit.fixture.ts'
import { order, ordersOf, pay, putIntoCart, verify } from '../orders/orders.fixture.ts'
import { createTestDatabase } from '../testing/database.ts'
import { aProduct, stockOf } from '../testing/goods.ts'
import { aPerson } from '../testing/people.ts'

/** Any number: statements that are held wait for it. */
const holdLock = 4711

let database: Awaited<ReturnType<typeof createTestDatabase>>
let holder: pg.Client
/** The one that will be killed, and the one that goes on. */
let victim: ShopProcess
let survivor: ShopProcess

beforeAll(async () => {
  database = await createTestDatabase()
  holder = new pg.Client(database.url)
  await holder.connect()
  await holder.query(`create function wait_for_the_test() returns trigger language plpgsql
    as $$ begin perform pg_advisory_xact_lock_shared(${holdLock}); return null; end $$`)
  ;[victim, survivor] = await Promise.all([
    startShopProcess(database.url),
    startShopProcess(database.url),
  ])
})
afterEach(() => expectAllAddsUp(survivor))
afterAll(async () => {
  await Promise.all([victim.stop(), survivor.stop()])
  await holder.end()
  await database.drop()
})

/** Kills the server while the statement of `step` is under way; what was asked has no answer. */
async function killAt(step: string, ask: () => Promise<unknown>): Promise<void> {
  const [, operation, table] = /^(\w+) (\S+)$/.exec(step) ?? []
  await holder.query(`create trigger held after ${operation} on ${table}
    for each statement execute function wait_for_the_test()`)
  await holder.query(`select pg_advisory_lock(${holdLock})`)
  const answer = ask().catch(() => 'no answer')
  const held = `select from pg_locks
    where locktype = 'advisory' and objid = ${holdLock} and not granted`
  await expect.poll(async () => (await holder.query(held)).rowCount).toBeGreaterThan(0)
  await victim.kill()
  await holder.query(`select pg_advisory_unlock(${holdLock})`)
  expect(await answer).toBe('no answer')
  await holder.query(`drop trigger held on ${table}`)
  victim = await startShopProcess(database.url)
}

async function aBuyer() {
  const person = await aPerson(survivor)
  const productId = await aProduct(survivor, { stock: 2 })
  await putIntoCart(survivor, person, productId)
  return { person, productId }
}

test.each([
  'insert checkouts',
  'update product_variants',
  'insert orders',
  'delete cart_lines',
  'insert order_requests',
])(
  'a server killed at "%s" leaves the cart untouched, and another makes the order once',
  async (step) => {
    const { person, productId } = await aBuyer()
    await killAt(step, () => order(victim, person, 'cash', { key: step }))
    expect(await ordersOf(survivor, person)).toEqual([])
    expect((await order(survivor, person, 'cash', { key: step })).status).toBe(201)
    expect(await ordersOf(survivor, person)).toHaveLength(1)
    expect(await stockOf(survivor, productId)).toBe(1)
  },
)

test.each(['insert sandbox_records', 'update checkouts'])(
  'a server killed while it asks for the payment, at "%s", leaves one checkout to pay once',
  async (step) => {
    const { person, productId } = await aBuyer()
    await killAt(step, () => order(victim, person, 'online', { key: step }))
    const { status, body } = await order(survivor, person, 'online', { key: step })
    expect(status).toBe(201)
    const paid = await pay(survivor, body.data.razorpayOrderId, { webhook: false })
    expect((await verify(survivor, person, paid)).status).toBe(200)
    expect(await ordersOf(survivor, person)).toHaveLength(1)
    expect(await stockOf(survivor, productId)).toBe(1)
  },
)

test.each(['insert orders', 'insert payments', 'delete cart_lines'])(
  'a server killed while it settles a payment, at "%s", loses no order and doubles none',
  async (step) => {
    const { person, productId } = await aBuyer()
    const { body } = await order(survivor, person, 'online')
    const paid = await pay(survivor, body.data.razorpayOrderId, { webhook: false })
    await killAt(step, () => verify(victim, person, paid))
    expect((await verify(survivor, person, paid)).status).toBe(200)
    expect(await ordersOf(survivor, person)).toHaveLength(1)
    expect(await stockOf(survivor, productId)).toBe(1)
  },
)
