import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { AdminOrder } from '@tohfa/contract/admin-orders'
import { expectAuditPasses } from '../../audit/audit.fixture.ts'
import { hurryJobs } from '../../jobs/jobs.fixture.ts'
import { order, pay, putIntoCart, verify } from '../../orders/orders.fixture.ts'
import { advance, scan, statusOf } from '../../shipping/parcels.fixture.ts'
import { aProduct } from '../../testing/goods.ts'
import { aPerson, type Person } from '../../testing/people.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { aCheckout, count, fault } from '../payments.fixture.ts'
import { refundPayment } from '../payments.jobs.ts'

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
  const { person, request } = await aCheckout(shop)
  const callback = await pay(shop, request.razorpayOrderId, { webhook: false })
  const { id } = (await verify(shop, person, callback)).body.data
  const { waybill } = (await advance(shop, admin, id, 'shipped')).body.data
  return { id, waybill: waybill ?? '', paymentId: callback.razorpay_payment_id }
}

async function aCashParcel() {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop))
  const { id } = (await order(shop, person, 'cash')).body.data.order
  return { id, waybill: (await advance(shop, admin, id, 'shipped')).body.data.waybill ?? '' }
}

async function read(id: string): Promise<AdminOrder> {
  const { token } = admin
  return (await shop.call<{ data: AdminOrder }>('GET', `/user-orders/${id}`, { token })).body.data
}

test.each([
  ['Cancelled', 'cancelled', /was cancelled before it was delivered/],
  ['RTO', 'returned', /is coming back to us/],
])(
  'a paid order that the carrier reports as %s gives its money back in full, once, and says so by mail',
  async (ScanType, status, reason) => {
    const { id, waybill, paymentId } = await aPaidParcel()
    await scan(shop, waybill, { ScanType })
    await scan(shop, waybill, { ScanType })
    await expect.poll(async () => (await read(id)).payments[0]?.refund?.status).toBe('processed')
    const { status: now, total, payments, history } = await read(id)
    expect(now).toBe(status)
    expect(payments).toMatchObject([
      {
        providerPaymentId: paymentId,
        status: 'refunded',
        refund: { amount: total, reason: expect.stringMatching(reason) },
      },
    ])
    expect(history.map((one) => (one.what === 'status' ? one.status : one.what))).toEqual([
      'confirmed',
      'shipped',
      status,
      'refund',
    ])
    const { rows } = await shop.db.execute<{ key: string; text: string }>(sql`
      select m.key, m.text from mails m join refunds r on m.key = 'payment-refunded:' || r.id
      join payments p on p.id = r.payment_id where p.provider_payment_id = ${paymentId}`)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).toMatch(/₹449\.10 that you paid goes back/)
  },
)

test('money that the provider would not give back at first is given back once it does', async () => {
  const { id, waybill } = await aPaidParcel()
  await fault(shop, 'down', 2)
  await scan(shop, waybill, { ScanType: 'RTO' })
  await expect.poll(() => statusOf(shop, id)).toBe('returned')
  const refunded = async () => {
    await hurryJobs(shop, refundPayment.name)
    return (await read(id)).payments[0]?.status
  }
  await expect.poll(refunded).toBe('refunded')
  await fault(shop, 'none')
})

test('cash that was never paid, and money that went back already, is left alone', async () => {
  const refunds = await count(shop, sql`refunds`)
  const cash = await aCashParcel()
  const paid = await aPaidParcel()
  await shop.db.execute(sql`
    update payments set status = 'refunded' where provider_payment_id = ${paid.paymentId}`)
  for (const { waybill } of [cash, paid]) await scan(shop, waybill, { ScanType: 'Cancelled' })
  for (const id of [cash.id, paid.id]) await expect.poll(() => statusOf(shop, id)).toBe('cancelled')
  expect(await count(shop, sql`refunds`)).toBe(refunds)
})

test('a delivery that failed is tried again, so its money stays', async () => {
  const { id, waybill } = await aPaidParcel()
  await scan(shop, waybill, { ScanType: 'Undelivered' })
  await expect.poll(() => statusOf(shop, id)).toBe('failed')
  expect((await read(id)).payments).toMatchObject([{ status: 'captured', refund: null }])
})
