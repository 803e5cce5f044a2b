import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { cancel } from '#payments/payment/refund/refunds.fixture.ts'
import { patienceMs } from '#testing/patience.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aBlank, aMug, changeBlank, putOnBlank, stocksOf } from './blanks.fixture.ts'

let shop: TestShop
let manager: Person
beforeAll(async () => {
  shop = await openTestShop()
  manager = await aPerson(shop, 'manager')
})
afterAll(async () => {
  await expectAuditPasses(shop)
  await shop.close()
})

async function twoOnABlank(stock: number) {
  const blank = await aBlank(shop, manager, stock)
  const mugs = [await aMug(shop, manager), await aMug(shop, manager)]
  for (const mug of mugs) await putOnBlank(shop, manager, mug, blank)
  return { blank, mugs }
}

test('of five pieces that two products share, forty buyers at once get exactly five', async () => {
  const { blank, mugs } = await twoOnABlank(5)
  const people = await Promise.all(Array.from({ length: 40 }, () => aPerson(shop)))
  for (const [n, person] of people.entries()) await putIntoCart(shop, person, mugs[n % 2] ?? '')
  const answers = await Promise.all(
    people.map((person, n) => order(shop, person, n % 4 < 2 ? 'cash' : 'online')),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(answers.filter(({ body }) => body.code === 'out_of_stock')).toHaveLength(35)
  expect(await stocksOf(shop, manager, blank)).toEqual([0])
})

/** What is sold and what checkouts hold of these products. */
async function gone(mugs: string[]): Promise<number> {
  const ids = sql`any(${sql.param(mugs)}::uuid[])`
  const { rows } = await shop.db.execute<{ gone: number }>(sql`
    select (coalesce((select sum(quantity - cancelled_quantity) from order_items
        where product_id = ${ids}), 0)
      + coalesce((select sum(quantity) from checkout_lines
        where product_id = ${ids} and reserved_variant_id is not null), 0))::int gone`)
  return rows[0]?.gone ?? -1
}

/** Puts a mug into a cart, as many times as there are; nothing when there is none. */
async function fill({ id, token }: Person, product_id: string, quantity: number): Promise<void> {
  const body = { product_id, user_id: id, selectedDetails: { color: 'White' } }
  const added = await shop.call<{ data?: { id: string } }>('POST', '/cart', { token, body })
  const line = added.body.data?.id
  if (line) await shop.call('PUT', `/cart/${line}`, { token, body: { quantity } })
}

type Step = { quantity: number; mug: string; blank: string }
type World = { bought: { id: string; person: Person }[]; holder: Person; total: number }

const images = ['/images/mug-of-the-form/720.webp']
const acts = {
  async buy({ mug, quantity }, { bought }) {
    const person = await aPerson(shop)
    await fill(person, mug, quantity)
    const { body } = await order(shop, person, 'cash')
    if (body.data?.order) bought.push({ id: body.data.order.id, person })
  },
  /** Another cart takes the place of the checkout that this person had. */
  async hold({ mug, quantity }, { holder }) {
    await fill(holder, mug, quantity)
    await order(shop, holder, 'online')
  },
  async cancel(_step, { bought }) {
    const last = bought.pop()
    if (last) expect((await cancel(shop, last.person, last.id)).status).toBe(200)
  },
  async deliver({ blank, quantity }, world) {
    const [seen = 0] = await stocksOf(shop, manager, blank)
    const variants = [{ color: 'White', stock: seen + quantity, seen }]
    const { status } = await changeBlank(shop, manager, blank, { variants })
    expect([200, 409]).toContain(status)
    if (status === 200) world.total += quantity
  },
  async edit({ mug, blank }) {
    const colors = [{ color: 'White', images, stock: 99 }]
    expect((await putOnBlank(shop, manager, mug, blank, { colors })).status).toBe(200)
  },
  async addColor({ blank, quantity }) {
    const variants = [
      { color: 'White', stock: 0, seen: 0 },
      { color: 'Red', stock: quantity },
    ]
    expect((await changeBlank(shop, manager, blank, { variants })).status).toBe(200)
  },
} satisfies Record<string, (step: Step, world: World) => Promise<void>>
const names = Object.keys(acts) as (keyof typeof acts)[]

const step = fc.record({
  act: fc.constantFrom(...names),
  quantity: fc.integer({ min: 1, max: 3 }),
  mug: fc.nat(1),
})
const rounds = fc.array(fc.array(step, { minLength: 3, maxLength: 5 }), { maxLength: 5 })

test(
  'whatever happens at once, no stock is below none, and what is there, sold and held adds up',
  { timeout: patienceMs * 3 },
  async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (all) => {
        const { blank, mugs } = await twoOnABlank(6)
        const world: World = { bought: [], holder: await aPerson(shop), total: 6 }
        for (const round of all) {
          await Promise.all(
            round.map(({ act, quantity, mug }) =>
              acts[act]({ quantity, blank, mug: mugs[mug] ?? '' }, world),
            ),
          )
          const [left = -1] = await stocksOf(shop, manager, blank)
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left + (await gone(mugs))).toBe(world.total)
          const { rows } = await shop.db.execute<{ stock: number }>(sql`
            select stock from product_variants where product_id = any(${sql.param(mugs)}::uuid[])`)
          expect(rows.map(({ stock }) => stock)).toEqual([left, left])
        }
      }),
      { numRuns: Number(process.env['TEST_BLANKS'] ?? 6), endOnFailure: true },
    )
  },
)
