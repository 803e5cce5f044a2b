import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { hurryJobs } from '#platform/jobs/jobs.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { advance, scan, statusOf } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { count, fault } from '#payments/payment/payments.fixture.ts'
import { refundPayment } from '#payments/payment/payments.jobs.ts'
import { aPaidOrder, detailsOf } from './refunds.fixture.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

/** A paid order on its way. */
async function aPaidParcel() {
  const { id, paymentId } = await aPaidOrder(shop)
  const { waybill } = (await advance(shop, admin, id, 'shipped')).body.data
  return { id, waybill: waybill ?? '', paymentId }
}

async function aCashParcel() {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop))
  const { id } = (await order(shop, person, 'cash')).body.data.order
  return { id, waybill: (await advance(shop, admin, id, 'shipped')).body.data.waybill ?? '' }
}

const read = (id: string) => detailsOf(shop, admin, id)

test('a paid order whose parcel the carrier cancels gives its money back in full, once, and says so by mail', async () => {
  const { id, waybill, paymentId } = await aPaidParcel()
  await scan(shop, waybill, { ScanType: 'Cancelled' })
  await scan(shop, waybill, { ScanType: 'Cancelled' })
  await expect.poll(async () => (await read(id)).refunds[0]?.status).toBe('processed')
  const { status, total, paid, refunded, payments, refunds, history } = await read(id)
  expect({ status, total, paid, refunded }).toEqual({
    status: 'cancelled',
    total: 0,
    paid: 449.1,
    refunded: 449.1,
  })
  expect(payments).toMatchObject([{ providerPaymentId: paymentId, status: 'refunded' }])
  expect(refunds).toMatchObject([
    {
      amount: 449.1,
      kind: 'provider',
      reason: expect.stringMatching(/was cancelled before it was delivered/),
      by: null,
    },
  ])
  expect(history.map((one) => (one.what === 'status' ? one.status : one.what))).toEqual([
    'confirmed',
    'shipped',
    'cancelled',
    'cancellation',
    'refund',
  ])
  const { rows } = await shop.db.execute<{ text: string }>(sql`
    select text from mails where key = ${`payment-refunded:${refunds[0]?.id}`}`)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.text).toMatch(/The full ₹449\.10 that you paid goes back/)
})

test('a parcel that comes back refunds nothing by itself: the overview lists it for staff', async () => {
  const { id, waybill } = await aPaidParcel()
  await scan(shop, waybill, { ScanType: 'RTO' })
  await expect.poll(() => statusOf(shop, id)).toBe('returned')
  expect(await read(id)).toMatchObject({ paid: 449.1, refunded: 0, refunds: [] })
  const overview = () =>
    shop.call<{ data: { cameBack: { id: string }[] } }>('GET', '/admin-overview', {
      token: admin.token,
    })
  expect((await overview()).body.data.cameBack).toMatchObject([{ id }])
  const body = { reason: 'It came back', method: 'provider' }
  await shop.call('POST', `/admin/orders/${id}/refunds`, { token: admin.token, body })
  expect((await overview()).body.data.cameBack).toEqual([])
})

test('money that the provider could not give back at first is given back once it can', async () => {
  const { id, waybill } = await aPaidParcel()
  await fault(shop, 'down', 2)
  await scan(shop, waybill, { ScanType: 'Cancelled' })
  await expect.poll(() => statusOf(shop, id)).toBe('cancelled')
  const refunded = async () => {
    await hurryJobs(shop, refundPayment.name)
    return (await read(id)).payments[0]?.status
  }
  await expect.poll(refunded).toBe('refunded')
  await fault(shop, 'none')
})

test('cash that was never paid is not given back', async () => {
  const refunds = await count(shop, sql`refunds`)
  const cash = await aCashParcel()
  await scan(shop, cash.waybill, { ScanType: 'Cancelled' })
  await expect.poll(() => statusOf(shop, cash.id)).toBe('cancelled')
  expect(await count(shop, sql`refunds`)).toBe(refunds)
})

test('a delivery that failed is tried again, so its money stays', async () => {
  const { id, waybill } = await aPaidParcel()
  await scan(shop, waybill, { ScanType: 'Undelivered' })
  await expect.poll(() => statusOf(shop, id)).toBe('failed')
  expect(await read(id)).toMatchObject({ payments: [{ status: 'captured' }], refunds: [] })
})
