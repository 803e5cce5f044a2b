import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { anApprovedPrint } from '#orders/cart/approved-print.fixture.ts'
import { order, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { cancel } from '#payments/payment/refund/refunds.fixture.ts'
import { doJob, quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { patienceMs } from '#testing/patience.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type Answer, type TestShop } from '#testing/shop.ts'
import {
  answerByLink,
  answerByStaff,
  letHoursPass,
  linkOf,
  payByLink,
  payNow,
  setRules,
} from './cash.fixture.ts'

/** The long form is TEST_CASH=1000. */
const sequences = Number(process.env['TEST_CASH'] ?? 10)
const timeout = patienceMs * Math.max(3, sequences / 10)
const atOnce = 4

let shop: TestShop
let owner: Person
let buyer: Person
let plain: string
let printed: string
let proof: string
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'ADMIN')
  await quietJobs(shop)
  await setRules(shop, owner, { confirm: true })
  buyer = await aPerson(shop)
  plain = await aProduct(shop)
  printed = await aCustomizable(shop, {}, { price: 499, discount: 10 })
  proof = await anApprovedPrint(shop, buyer, { productId: printed, name: 'Asha' })
})
afterAll(() => shop.close())

type Made = { id: string; token: string; request?: string }
const staff = (method: string, path: string, body: object): Promise<Answer> =>
  shop.call(method, path, { token: owner.token, body })

/** What brings goods to the press or to the carrier; each counts as done where it is answered 200. */
const makes = {
  start: ({ id }: Made) => staff('POST', `/admin/orders/${id}/start-printing`, {}),
  printed: ({ id }: Made) => staff('POST', `/admin/orders/${id}/printed`, {}),
  ship: ({ id }: Made) => advance(shop, owner, id, 'shipped'),
  force: ({ id }: Made) =>
    staff('PUT', `/user-orders/${id}`, { status: 'shipped', force: true, reason: 'In a hurry' }),
  async job({ id }: Made) {
    const { rows } = await shop.db.execute<{ id: string }>(sql`
      select id from print_jobs where order_id = ${id}`)
    return staff('PUT', `/admin/print-jobs/${rows[0]?.id ?? id}`, { state: 'printing' })
  },
} as const

const others = {
  yes: ({ token }: Made) => answerByLink(shop, token, 'yes'),
  no: ({ token }: Made) => answerByLink(shop, token, 'no'),
  called: ({ id }: Made) => answerByStaff(shop, owner, id, 'confirmed'),
  declined: ({ id }: Made) => answerByStaff(shop, owner, id, 'declined'),
  cancel: ({ id }: Made) => cancel(shop, buyer, id),
  async time({ id }: Made) {
    await letHoursPass(shop, id, 13)
    await doJob(shop, 'follow-cash-orders')
  },
  async ask(made: Made) {
    const { body } = await payNow(shop, buyer, made.id)
    if (body.data) made.request = body.data.razorpayOrderId
  },
  async pay(made: Made) {
    if (!made.request) return payByLink(shop, made.token)
    return verify(shop, buyer, await pay(shop, made.request, { webhook: false }))
  },
} as const

const steps = { ...makes, ...others }
type Step = keyof typeof steps
const names = Object.keys(steps) as Step[]

/** Whether an order may be printed, and whether anything of it was. */
async function whereIs(id: string): Promise<{ ready: boolean; begun: boolean }> {
  const { rows } = await shop.db.execute<{ ready: boolean; begun: boolean }>(sql`
    select cash_state in ('none', 'confirmed') ready,
      printing_started_at is not null or printed_at is not null
        or status not in ('confirmed', 'cancelled')
        or exists (select from shipments s where s.order_id = o.id)
        or exists (select from print_jobs j where j.order_id = o.id and j.state in ('printing', 'printed')) begun
    from orders o where id = ${id}`)
  return rows[0] ?? { ready: false, begun: true }
}

async function aWaitingOrder(isPrinted: boolean): Promise<Made> {
  if (isPrinted)
    await shop.call('POST', '/cart', {
      token: buyer.token,
      body: { product_id: printed, user_id: buyer.id, selectedDetails: { color: 'White', proof } },
    })
  else await putIntoCart(shop, buyer, plain)
  const { id } = (await order(shop, buyer, 'cash')).body.data.order
  return { id, token: await linkOf(shop, id) }
}

const path = fc.record({
  isPrinted: fc.boolean(),
  steps: fc.array(fc.constantFrom(...names), { minLength: 4, maxLength: 14 }),
})

test(
  `of ${sequences} orders that are answered, paid and cancelled at random none is printed or sent unconfirmed`,
  { timeout },
  async () => {
    let made = 0
    const walk = async ({ isPrinted, steps: way }: { isPrinted: boolean; steps: Step[] }) => {
      const waiting = await aWaitingOrder(isPrinted)
      while (way.length > 0) {
        const before = await whereIs(waiting.id)
        // Some at once: whoever comes first decides.
        const now = way.splice(0, way.length % 3 === 0 ? atOnce : 1)
        const answers = await Promise.all(
          now.map(async (name) => ({ name, answer: await steps[name](waiting) })),
        )
        const after = await whereIs(waiting.id)
        const isMade = answers.some(({ name, answer }) => name in makes && answer?.status === 200)
        if (isMade) made++
        expect(isMade && !after.ready).toBe(false)
        expect(after.begun && !after.ready).toBe(false)
        if (before.ready) expect(after.ready).toBe(true)
      }
    }
    await fc.assert(
      fc.asyncProperty(path, async (one) => walk({ ...one, steps: [...one.steps] })),
      {
        numRuns: sequences,
        endOnFailure: true,
        examples: [[{ isPrinted: false, steps: ['ship', 'yes', 'start', 'force', 'pay'] }]],
      },
    )
    expect(made).toBeGreaterThan(0)
    await expectAuditPasses(shop)
  },
)
