import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeBlank, stocksOf } from '#catalog/blanks/blanks.fixture.ts'
import { expectApprovedBytes } from '#fulfilment/print/print.fixture.ts'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { count, eventsProcessed, webhookSecret } from '#payments/payment/payments.fixture.ts'
import { reconcileCheckout } from '#payments/payment/payments.jobs.ts'
import { hurryJobs } from '#platform/jobs/jobs.fixture.ts'
import { startInvoicing } from '#tax/documents/documents.fixture.ts'
import { setTaxClass } from '#tax/seller/tax.fixture.ts'
import { patienceMs } from '#testing/patience.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aLane, type Lane, steps, type World } from './channel-steps.fixture.ts'

/** The long form is TEST_SEQUENCES=1000. */
const sequences = Number(process.env['TEST_SEQUENCES'] ?? 8)
const timeout = patienceMs * Math.max(3, sequences / 10)
const lanesAtOnce = 4

type Step = keyof typeof steps
/** What needs an order comes more often than what needs a draft alone. */
const often: readonly Step[] = ['take', 'verify', 'cancel', 'printAll', 'ship', 'handOver']
const names = [...(Object.keys(steps) as Step[]), ...often]

/** How orders of the four channels usually begin. */
const channels = {
  web: ['fillCart', 'orderInShop', 'pay', 'verify'],
  link: ['addDraft', 'send', 'open', 'orderByLinkOnline', 'pay', 'verify'],
  phone: ['addDraft', 'send', 'take'],
  counter: ['addCounterDraft', 'take', 'printAll', 'handOver'],
} as const satisfies Record<string, readonly Step[]>

const step = fc.record({ name: fc.constantFrom(...names), n: fc.nat(59) })
const sequence = fc.record({
  channels: fc.uniqueArray(fc.constantFrom(...(['web', 'link', 'phone', 'counter'] as const)), {
    minLength: 1,
    maxLength: 3,
  }),
  n: fc.nat(59),
  /** Those of a round happen at once. */
  rounds: fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
    minLength: 4,
    maxLength: 9,
    size: 'max',
  }),
})
type Sequence = typeof sequence extends fc.Arbitrary<infer S> ? S : never

let shop: TestShop
let owner: Person
let lanes: Lane[]
beforeAll(async () => {
  shop = await openTestShop({ env: { RAZORPAY_WEBHOOK_SECRET: webhookSecret } })
  await startInvoicing(shop)
  await setTaxClass(shop, 'key-chain', { rateBp: 1800, hsn: '7326' })
  owner = await aPerson(shop, 'ADMIN')
  lanes = []
  for (let n = 0; n < lanesAtOnce; n++) lanes.push(await aLane(shop, owner))
})
afterAll(() => shop.close())

const done: World['done'] = new Map()
const paid: string[] = []

async function live(lane: Lane, { channels: begun, n, rounds }: Sequence): Promise<void> {
  await fill(lane)
  const buyer = await aPerson(shop)
  const world: World = { shop, owner, lane, buyer, drafts: [], requests: [], paid, done }
  // The channels run at the same time, each in its order.
  await Promise.all(
    begun.map(async (channel, at) => {
      for (const name of channels[channel]) await steps[name](world, n + at)
    }),
  )
  for (const round of rounds)
    await Promise.all(round.map(({ name, n: choice }) => steps[name](world, choice)))
}

/** Delivers blanks where few are left. */
async function fill({ blank, pools: [ofBlank] }: Lane): Promise<void> {
  const [seen = 0] = await stocksOf(shop, owner, blank)
  if (!ofBlank || seen > 8) return
  const variants = [{ color: 'White', stock: seen + 12, seen }]
  const { status } = await changeBlank(shop, owner, blank, { variants })
  if (status === 200) ofBlank.total += 12
}

/** Nothing is below zero, and what is there, held, sold and lost adds up to what came in. */
async function expectStock(): Promise<void> {
  expect(await count(shop, sql`product_variants where stock < 0`)).toBe(0)
  expect(await count(shop, sql`blank_variants where stock < 0`)).toBe(0)
  for (const { products, total } of lanes.flatMap(({ pools }) => pools)) {
    const ids = sql`any(${sql.param(products)}::uuid[])`
    const { rows } = await shop.db.execute<{ accounted: number; lost: number }>(sql`
      select ((select min(stock) from product_variants where product_id = ${ids})
        + coalesce((select sum(quantity - cancelled_quantity) from order_items
            where product_id = ${ids}), 0)
        + coalesce((select sum(quantity) from checkout_lines
            where product_id = ${ids} and reserved_variant_id is not null), 0))::int accounted,
        -- Blanks that were being printed do not come back.
        (coalesce((select sum(i.cancelled_quantity) from order_items i
            where i.product_id = ${ids} and exists (
              select from print_jobs j join print_job_events e on e.print_job_id = j.id
              where j.order_item_id = i.id and e.to_state = 'printing')), 0)
          + coalesce((select sum(e.spoilt) from print_job_events e
            join print_jobs j on j.id = e.print_job_id
            join order_items i on i.id = j.order_item_id where i.product_id = ${ids}), 0))::int lost`)
    const { accounted = 0, lost = 0 } = rows[0] ?? {}
    expect(accounted).toBeLessThanOrEqual(total)
    expect(accounted + lost).toBeGreaterThanOrEqual(total)
  }
}

/** A line is printed only as its buyer, or staff in their name, approved it. */
async function expectApproved(): Promise<void> {
  expect(
    await count(
      shop,
      sql`print_jobs j join order_items i on i.id = j.order_item_id
        join orders o on o.id = i.order_id left join proof_approvals a on a.id = j.approval_id
      where i.approval_id is distinct from j.approval_id or a.user_id is distinct from o.user_id
        or a.product_id <> i.product_id or j.order_id <> o.id`,
    ),
  ).toBe(0)
  // Nothing leaves the shop unprinted either.
  expect(
    await count(
      shop,
      sql`orders o join order_items i on i.order_id = o.id
        left join print_jobs j on j.order_item_id = i.id
      where o.status in ('shipped', 'delivered', 'returned') and i.approval_id is not null
        and i.cancelled_quantity < i.quantity and j.state is distinct from 'printed'`,
    ),
  ).toBe(0)
}

/** A draft is one order at most, and an order of a draft has its total. */
async function expectOneOrder(): Promise<void> {
  expect(
    await count(
      shop,
      sql`(select c.draft_id from orders o join checkouts c on c.id = o.checkout_id
        where c.draft_id is not null group by 1 having count(*) > 1) doubled`,
    ),
  ).toBe(0)
}

/** Every payment at the provider is once in the ledger, for an order or on its way back. */
async function expectLedger(): Promise<void> {
  await hurryJobs(shop, reconcileCheckout.name)
  await eventsProcessed(shop)
  const ids = sql.param([...new Set(paid)])
  const known = () => count(shop, sql`payments where provider_payment_id = any(${ids}::text[])`)
  await expect.poll(known, { timeout: patienceMs }).toBe(new Set(paid).size)
  await expectAuditPasses(shop)
}

test(
  `after ${sequences} random sequences over web, link, phone and counter nothing is printed unapproved, oversold, ordered twice or lost in the books`,
  { timeout },
  async () => {
    const all = fc.sample(sequence, sequences)
    for (let from = 0; from < all.length; from += lanesAtOnce) {
      const batch = all.slice(from, from + lanesAtOnce)
      try {
        await Promise.all(batch.map((one, at) => live(lanes[at] as Lane, one)))
        await expectStock()
        await expectApproved()
        await expectOneOrder()
        await expectLedger()
      } catch (error) {
        const what = error instanceof Error ? error.message : ''
        throw new Error(`in sequences ${from} to ${from + batch.length - 1}: ${what}`, {
          cause: error,
        })
      }
    }
    await expectApprovedBytes(shop, owner)
    // Orders came by all four channels, and goods left by both doors.
    const reached = ['order in the shop, online', 'verify by link', 'take', 'hand over', 'ship']
    expect(reached.filter((what) => !done.has(what))).toEqual([])
  },
)
