import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { aPaidOrder, detailsOf } from '#payments/payment/refund/refunds.fixture.ts'
import { advance, scan, statusOf } from '#fulfilment/shipping/parcels.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

type Reply = { code?: string; error?: string; data: AdminOrder }
const returnToOrigin = (id: string, { token } = admin) =>
  shop.call<Reply>('POST', `/admin/orders/${id}/call-back`, { token })

/** A paid order with a booked parcel. */
async function aParcelOnItsWay() {
  const { id, person } = await aPaidOrder(shop)
  const { waybill } = (await advance(shop, admin, id, 'shipped')).body.data
  return { id, person, waybill: waybill ?? '' }
}

/** Opens the tracking as the buyer, so that the shop reads the carrier's state of the parcel. */
const look = ({ id, person }: { id: string; person: Person }) =>
  shop.call('GET', `/user-orders/track-order/${id}`, { token: person.token })

const called = (order: AdminOrder) =>
  order.history.filter((one) => one.what === 'change' && one.changed === 'call_back')

test('a parcel that is on its way is called back once, and the history says by whom', async () => {
  const parcel = await aParcelOnItsWay()
  await scan(shop, parcel.waybill, { ScanType: 'In Transit' })
  // Or reads the parcel after the carrier's push, once the carrier turned it round.
  const kept = sql`shipment_scans where scan_type = 'In Transit' and shipment_id in
    (select id from shipments where waybill = ${parcel.waybill})`
  await expect.poll(() => shop.db.$count(kept)).toBe(1)
  const answers = await Promise.all([returnToOrigin(parcel.id), returnToOrigin(parcel.id)])
  // The one that comes second may find the parcel in its return flow.
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  for (const { status } of answers) expect([200, 502]).toContain(status)
  expect((await returnToOrigin(parcel.id)).status).toBe(200)
  expect(called(await detailsOf(shop, admin, parcel.id))).toMatchObject([
    { actor: 'admin', by: admin.email },
  ])
  await scan(shop, parcel.waybill, { ScanType: 'RT', Scan: 'Pending' })
  await expect.poll(() => statusOf(shop, parcel.id)).toBe('returned')
  expect((await detailsOf(shop, admin, parcel.id)).refunded).toBe(0)
})

test('one that the carrier has not picked up is cancelled, and its money goes back', async () => {
  const parcel = await aParcelOnItsWay()
  expect((await returnToOrigin(parcel.id)).body.data.status).toBe('shipped')
  await look(parcel)
  await expect.poll(() => statusOf(shop, parcel.id)).toBe('cancelled')
  await expect.poll(async () => (await detailsOf(shop, admin, parcel.id)).refunded).toBe(449.1)
})

test('of a call back and a delivery the delivery counts, and nothing goes back', async () => {
  const parcel = await aParcelOnItsWay()
  await scan(shop, parcel.waybill, { ScanType: 'Out For Delivery' })
  await expect.poll(() => statusOf(shop, parcel.id)).toBe('out-for-delivery')
  expect(await returnToOrigin(parcel.id)).toMatchObject({
    status: 502,
    body: { code: 'carrier_refused', error: expect.stringContaining('cannot be changed') },
  })
  await scan(shop, parcel.waybill, { ScanType: 'Delivered' })
  await expect.poll(() => statusOf(shop, parcel.id)).toBe('delivered')
  const order = await detailsOf(shop, admin, parcel.id)
  expect(order.refunded).toBe(0)
  expect(called(order)).toEqual([])
})

test('what is not on its way, or not there, is refused; so is whoever is no staff', async () => {
  const { id, person } = await aPaidOrder(shop)
  expect(await returnToOrigin(id)).toMatchObject({
    status: 409,
    body: { code: 'invalid_transition', error: expect.stringContaining('on its way') },
  })
  expect((await returnToOrigin(crypto.randomUUID())).status).toBe(404)
  expect((await returnToOrigin(id, person)).status).toBe(403)
})
