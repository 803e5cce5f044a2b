import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { pay, verify } from '#orders/order/orders.fixture.ts'
import { aCheckout } from '#payments/payment/payments.fixture.ts'
import { aPaidOrder, cancel, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { type HeldDatabase, killWhileHeld, openHeldDatabase } from '#testing/kill-while-held.ts'
import { patienceMs } from '#testing/patience.ts'
import { aPerson, type Person } from '#testing/people.ts'
import type { TestShop } from '#testing/shop.ts'
import { documentsOf, expectNoGaps, startInvoicing } from './documents.fixture.ts'

/** How many processes are killed, each while it issues four documents; the long form is TEST_KILLS=50. */
const kills = Number(process.env['TEST_KILLS'] ?? 2)

let database: HeldDatabase
let survivor: TestShop
let admin: Person

beforeAll(async () => {
  database = await openHeldDatabase()
  survivor = await database.open()
  admin = await aPerson(survivor, 'ADMIN')
  await startInvoicing(survivor)
  // Each series has begun.
  for (const issue of Object.values(issues)) await (await issue(500)).ask(survivor)
}, patienceMs * 2)
afterAll(async () => {
  await survivor.stop()
  await database.drop()
})

/** Calls that issue a document of a given amount in rupees, with its order. */
type Issue = { ask: (shop: TestShop) => Promise<{ status: number }>; order: () => Order }
type Order = { person: Person; id: string; before: number }

/** By the kind of document. */
const issues = {
  async receipt(price: number): Promise<Issue> {
    const { person, request } = await aCheckout(survivor, { price, discount: 0 })
    const paid = await pay(survivor, request.razorpayOrderId, { webhook: false })
    let id = ''
    const ask = async (shop: TestShop) => {
      const { status, body } = await verify(shop, person, paid)
      id = body.data.id
      return { status }
    }
    return { ask, order: () => ({ person, id, before: 0 }) }
  },
  async refund_voucher(price: number): Promise<Issue> {
    const { person, id } = await aPaidOrder(survivor, { price, discount: 0 })
    return {
      ask: (shop) => cancel(shop, person, id),
      order: () => ({ person, id, before: 1 }),
    }
  },
  async invoice(price: number): Promise<Issue> {
    const { person, id } = await aPaidOrder(survivor, { price, discount: 0 })
    return {
      ask: (shop) => advance(shop, admin, id, 'shipped'),
      order: () => ({ person, id, before: 1 }),
    }
  },
  async credit(price: number): Promise<Issue> {
    const { person, id } = await aPaidOrder(survivor, { price, discount: 0 })
    await advance(survivor, admin, id, 'shipped')
    return {
      ask: (shop) => refund(shop, admin, id, { amount: price }, 'once'),
      order: () => ({ person, id, before: 2 }),
    }
  },
}
type Kind = keyof typeof issues
const kinds = Object.keys(issues) as Kind[]

/** The point of the transaction that issues a document of this kind and amount. */
const points: ((kind: Kind, price: number) => { step: string; row: string })[] = [
  (kind) => ({ step: 'update document_series', row: `new.kind = '${kind}'` }),
  (kind, price) => ({
    step: 'insert tax_documents',
    row: `new.kind = '${kind}' and new.gross_paise = ${price * 100}`,
  }),
  // The statement of its line, which has no kind; no other document in this process has this price.
  (_kind, price) => ({
    step: 'insert tax_document_lines',
    row: `new.gross_paise = ${price * 100}`,
  }),
  () => ({ step: 'insert pgboss.job', row: `new.name = 'render-document'` }),
]

test(
  'killed while it issues, wherever: nothing of it is there, and then each document once, without a gap',
  async () => {
    for (let round = 0; round < kills; round++) {
      const prices = kinds.map((_, at) => 501 + round * kinds.length + at)
      const asked = await Promise.all(kinds.map((kind, at) => issues[kind](prices[at] ?? 0)))
      const victim = await database.start()
      const held = kinds.map((kind, at) => {
        const point = points[(round + at) % points.length]
        if (!point) throw new Error('there is no such point')
        return point(kind, prices[at] ?? 0)
      })
      const answers = await killWhileHeld(database.holder, victim, held, () =>
        asked.map(({ ask }) => ask(victim).catch(() => 'no answer')),
      )
      expect(await Promise.all(answers)).toEqual(kinds.map(() => 'no answer'))
      // The takeover of a crashed booking waits half a minute.
      await database.holder.query(`update shipments
        set claimed_at = claimed_at - interval '1 minute' where status = 'booking'`)
      for (const [at, { ask, order }] of asked.entries()) {
        const where = `${kinds[at]} at "${held[at]?.step}", kill ${round + 1}`
        const { person, id, before } = order()
        if (id) expect(await documentsOf(survivor, person, id), where).toHaveLength(before)
        expect((await ask(survivor)).status, where).toBeLessThan(300)
        await ask(survivor)
        const now = order()
        const issued = await documentsOf(survivor, person, now.id)
        expect(
          issued.slice(before).map(({ kind }) => kind),
          where,
        ).toEqual([kinds[at]])
      }
      await expectNoGaps(survivor)
    }
    await expectAuditPasses(survivor)
  },
  patienceMs * (1 + kills),
)
