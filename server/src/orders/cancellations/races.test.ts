import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { hurryJobs } from '#platform/jobs/jobs.fixture.ts'
import { refundPayment } from '#payments/payment/payments.jobs.ts'
import { webhook, webhookSecret } from '#payments/payment/payments.fixture.ts'
import { aPaidOrder, cancel, detailsOf, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { aDelivered, ask, moveReturn } from '#fulfilment/returns/returns.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { stockOf } from '#testing/goods.ts'
import { patienceMs } from '#testing/patience.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

/** The long form is TEST_RACES=500. */
const rounds = Number(process.env['TEST_RACES'] ?? 3)
const timeout = patienceMs * Math.max(2, rounds / 10)

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop({ env: { RAZORPAY_WEBHOOK_SECRET: webhookSecret } })
  admin = await aPerson(shop, 'ADMIN')
})
afterAll(() => shop.close())

type Paid = Awaited<ReturnType<typeof aPaidOrder>>
type Racer = (paid: Paid) => Promise<{ status: number }>

const byBuyer: Racer = ({ person, id }) => cancel(shop, person, id)
const ofAPiece: Racer = ({ person, id, lineId }) =>
  cancel(shop, person, id, { items: [{ id: lineId, quantity: 1 }] })
const byStaff: Racer = ({ id }) =>
  shop.call('POST', `/admin/orders/${id}/cancel`, {
    token: admin.token,
    body: { reason: 'The buyer called' },
  })
const print: Racer = ({ id }) =>
  shop.call('POST', `/admin/orders/${id}/start-printing`, { token: admin.token })
const ship: Racer = ({ id }) => advance(shop, admin, id, 'shipped')
const inPart: Racer = ({ id }) => refund(shop, admin, id, { amount: 300 })
const inFull: Racer = ({ id }) => refund(shop, admin, id, {})
const refundAtDashboard = (paymentId: string) => ({
  event: 'refund.processed',
  payload: {
    refund: {
      entity: {
        id: `rfnd_${crypto.randomUUID()}`,
        payment_id: paymentId,
        amount: 60_000,
        status: 'processed',
        notes: [],
      },
    },
  },
})
const atDashboard: Racer = ({ paymentId }) => webhook(shop, refundAtDashboard(paymentId))

test.each<[string, ...Racer[]]>([
  ['two cancellations by the buyer', byBuyer, byBuyer],
  ['a cancellation by the buyer and one by staff', byBuyer, byStaff],
  ['cancellations of a piece and of the whole', ofAPiece, ofAPiece, byBuyer],
  ['a cancellation and the start of printing', byBuyer, print],
  ['a cancellation and the booking of the parcel', byBuyer, ship],
  ['a cancellation by staff and the booking of the parcel', byStaff, ship, print],
  ['refunds by staff', inPart, inPart, inFull],
  ['a refund by staff and one at the provider’s dashboard', inPart, atDashboard],
  ['a refund, one at the dashboard, and a cancellation', inPart, atDashboard, byBuyer],
  ['thirty refunds by staff', ...Array.from({ length: 30 }, () => inPart)],
])(
  '%s at once: money, stock and parcel add up, whoever is first',
  async (_what, ...racers) => {
    for (let round = 0; round < rounds; round += 1) {
      const paid = await aPaidOrder(shop, { stock: 5 }, 2)
      const answers = await Promise.all(racers.map((racer) => racer(paid)))
      for (const { status } of answers) expect([200, 201, 409]).toContain(status)
      const {
        status,
        total,
        refunded,
        order_items: lines,
        waybill,
      } = await detailsOf(shop, admin, paid.id)
      const cancelled = lines[0]?.cancelled ?? 0
      expect(refunded).toBeLessThanOrEqual(898.2)
      expect(total).toBeCloseTo(449.1 * (2 - cancelled), 2)
      expect(await stockOf(shop, paid.productId)).toBe(3 + cancelled)
      if (status === 'cancelled')
        expect({ refunded, waybill }).toEqual({ refunded: 898.2, waybill: null })
    }
    await hurryJobs(shop, refundPayment.name)
    await expectAuditPasses(shop)
  },
  timeout,
)

test(
  'a refund by staff, one of a return and one at the dashboard at once never come to more than was paid',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { person, order, paymentId } = await aDelivered(shop, admin, 2)
      const { id } = (await ask(shop, person, order, { quantity: 2 })).body.data
      for (const action of ['approve', 'keep_it']) await moveReturn(shop, admin, id, action)
      const [byHand, ofReturn] = await Promise.all([
        refund(shop, admin, order.id, { amount: 300 }),
        moveReturn(shop, admin, id, 'refund'),
        webhook(shop, refundAtDashboard(paymentId)),
      ])
      expect(ofReturn.status).toBe(200)
      expect([201, 409]).toContain(byHand.status)
    }
    await hurryJobs(shop, refundPayment.name)
    await expectAuditPasses(shop)
  },
  timeout,
)

test('the parcel of a booking that somebody died over is called back when its order is cancelled', async () => {
  const paid = await aPaidOrder(shop)
  await ship(paid)
  // The state after a crash between the carrier's answer and the last step.
  await shop.db.execute(sql`update orders set status = 'confirmed' where id = ${paid.id}`)
  await shop.db.execute(
    sql`delete from order_events where order_id = ${paid.id} and to_status = 'shipped'`,
  )
  await shop.db.execute(sql`update shipments set status = 'booking', booked_at = null,
    claimed_at = now() where order_id = ${paid.id}`)
  expect(await byBuyer(paid)).toMatchObject({
    status: 409,
    body: { code: 'too_late_to_cancel', error: expect.stringContaining('being packed') },
  })
  await shop.db.execute(sql`update shipments set claimed_at = now() - interval '31 seconds'
    where order_id = ${paid.id}`)
  expect(await byBuyer(paid)).toMatchObject({
    status: 200,
    body: { data: { status: 'cancelled' } },
  })
  await expect
    .poll(async () => (await detailsOf(shop, admin, paid.id)).shipment)
    .toMatchObject({ status: 'failed', remark: expect.stringContaining('cancelled') })
})
