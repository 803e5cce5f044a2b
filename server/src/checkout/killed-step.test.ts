import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import pg from 'pg'
import { type ShopProcess, startShopProcess } from '../../../torture/shop-process.ts'
import { expectAuditPasses } from '../audit/audit.fixture.ts'
import { order, ordersOf, pay, putIntoCart, verify } from '../orders/orders.fixture.ts'
import { createTestDatabase } from '../testing/database.ts'
import { aProduct, stockOf } from '../testing/goods.ts'
import { patienceMs } from '../testing/patience.ts'
import { aPerson } from '../testing/people.ts'

/** Any number: statements that are held wait for it. */
const holdLock = 4711

let database: Awaited<ReturnType<typeof createTestDatabase>>
let holder: pg.Client
/** The one that goes on when another is killed. */
let survivor: ShopProcess

beforeAll(async () => {
  database = await createTestDatabase()
  holder = new pg.Client(database.url)
  await holder.connect()
  await holder.query(`create function wait_for_the_test() returns trigger language plpgsql
    as $$ begin perform pg_advisory_xact_lock_shared(${holdLock}); return null; end $$`)
  survivor = await startShopProcess(database.url, {}, true)
})
afterEach(() => expectAuditPasses(survivor))
afterAll(async () => {
  await survivor.stop()
  await holder.end()
  await database.drop()
})

type Buyer = Awaited<ReturnType<typeof aBuyer>>
async function aBuyer(how: Step['how']) {
  const person = await aPerson(survivor)
  const productId = await aProduct(survivor, { stock: 2 })
  await putIntoCart(survivor, person, productId)
  if (how !== 'settle') return { person, productId }
  const { body } = await order(survivor, person, 'online')
  const paid = await pay(survivor, body.data.razorpayOrderId, { webhook: false })
  return { person, productId, paid }
}

/** A statement of what a buyer asks for, and which row of its table is that buyer's. */
type Step = {
  step: string
  how: 'cash' | 'online' | 'settle'
  row: (buyer: Buyer) => string
}
const ofUser = ({ person }: Buyer) => `new.user_id = '${person.id}'`
const ofLine = ({ person }: Buyer) => `old.user_id = '${person.id}'`

const together: Step[][] = [
  [
    { step: 'insert checkouts', how: 'cash', row: ofUser },
    {
      step: 'update product_variants',
      how: 'cash',
      row: ({ productId }) => `new.product_id = '${productId}'`,
    },
    { step: 'insert orders', how: 'cash', row: ofUser },
    { step: 'delete cart_lines', how: 'cash', row: ofLine },
    { step: 'insert order_requests', how: 'cash', row: ofUser },
    { step: 'update checkouts', how: 'online', row: ofUser },
  ],
  [
    { step: 'insert sandbox_records', how: 'online', row: () => `new.kind = 'order'` },
    { step: 'insert orders', how: 'settle', row: ofUser },
    {
      step: 'insert payments',
      how: 'settle',
      row: ({ paid }) => `new.provider_payment_id = '${paid?.razorpay_payment_id}'`,
    },
    { step: 'delete cart_lines', how: 'settle', row: ofLine },
  ],
]

function ask(shop: ShopProcess, { step, how }: Step, { person, paid }: Buyer) {
  return how === 'settle' && paid
    ? verify(shop, person, paid)
    : order(shop, person, how === 'cash' ? 'cash' : 'online', { key: step })
}

describe.each(together)('killed while buyers are held, each at a step of their own', (...steps) => {
  const buyers = new Map<Step, Buyer>()

  beforeAll(async () => {
    const victim = await startShopProcess(database.url, {}, true)
    for (const [n, one] of steps.entries()) {
      const buyer = await aBuyer(one.how)
      buyers.set(one, buyer)
      const [, operation, table] = /^(\w+) (\S+)$/.exec(one.step) ?? []
      await holder.query(`create trigger held_${n} after ${operation} on ${table}
        for each row when (${one.row(buyer)}) execute function wait_for_the_test()`)
    }
    await holder.query(`select pg_advisory_lock(${holdLock})`)
    const answers = steps.map((one) =>
      ask(victim, one, buyers.get(one) as Buyer).catch(() => 'no answer'),
    )
    const held = `select from pg_locks
      where locktype = 'advisory' and objid = ${holdLock} and not granted`
    await vi.waitFor(async () => expect((await holder.query(held)).rowCount).toBe(steps.length), {
      timeout: patienceMs,
      interval: 100,
    })
    await victim.kill()
    await holder.query(`select pg_advisory_unlock(${holdLock})`)
    expect(await Promise.all(answers)).toEqual(steps.map(() => 'no answer'))
    for (const [n, { step }] of steps.entries())
      await holder.query(`drop trigger held_${n} on ${step.split(' ')[1]}`)
  })

  test.each(steps)(
    'at "$step" ($how): the buyer has nothing yet, and then all of it, once',
    async (one) => {
      const { person, productId, paid } = buyers.get(one) as Buyer
      if (one.how === 'cash') expect(await ordersOf(survivor, person)).toEqual([])
      const again = await ask(survivor, one, { person, productId, paid })
      expect(again.status).toBe(one.how === 'settle' ? 200 : 201)
      if (one.how === 'online') {
        const { body } = await order(survivor, person, 'online', { key: one.step })
        const now = await pay(survivor, body.data.razorpayOrderId, { webhook: false })
        expect((await verify(survivor, person, now)).status).toBe(200)
      }
      expect(await ordersOf(survivor, person)).toHaveLength(1)
      expect(await stockOf(survivor, productId)).toBe(1)
    },
  )
})
