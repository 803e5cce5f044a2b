import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { fault, webhookSecret } from '#payments/payment/payments.fixture.ts'
import { aPaidOrder, detailsOf, refund, sendRefundEvent } from './refunds.fixture.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop({ env: { RAZORPAY_WEBHOOK_SECRET: webhookSecret } })
  admin = await aPerson(shop, 'ADMIN')
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

type RefundEvent = Parameters<typeof sendRefundEvent>[2]
const told = (paymentId: string, refunded: RefundEvent) =>
  sendRefundEvent(shop, paymentId, refunded)

test('a refund made in the provider’s dashboard appears in the ledger once, however often it is reported', async () => {
  const { id, paymentId } = await aPaidOrder(shop)
  const made = { id: 'rfnd_dashboard', amount: 10_000 }
  await told(paymentId, { ...made, status: 'pending' })
  await told(paymentId, made)
  await told(paymentId, made)
  expect(await detailsOf(shop, admin, id)).toMatchObject({
    status: 'confirmed',
    total: 449.1,
    refunded: 100,
    payments: [{ status: 'captured' }],
    refunds: [
      {
        amount: 100,
        kind: 'provider',
        status: 'processed',
        reference: 'rfnd_dashboard',
        reason: 'Given back at the payment provider',
        by: null,
      },
    ],
  })
})

test('parts that are given back there add up, and with the last an order that still waits is cancelled', async () => {
  const { id, paymentId } = await aPaidOrder(shop)
  await told(paymentId, { amount: 30_000 })
  expect(await detailsOf(shop, admin, id)).toMatchObject({ status: 'confirmed', refunded: 300 })
  await told(paymentId, { amount: 14_910 })
  expect(await detailsOf(shop, admin, id)).toMatchObject({
    status: 'cancelled',
    total: 0,
    refunded: 449.1,
    payments: [{ status: 'refunded' }],
  })
})

test('an order that is on its way stays so, also when all its money went back there', async () => {
  const { id, paymentId } = await aPaidOrder(shop)
  await advance(shop, admin, id, 'shipped')
  await told(paymentId, { amount: 44_910 })
  expect(await detailsOf(shop, admin, id)).toMatchObject({ status: 'shipped', refunded: 449.1 })
})

test('an order whose printing has begun is not cancelled when its money went back there, and not sent', async () => {
  const { id, paymentId } = await aPaidOrder(shop)
  const { token } = admin
  await shop.call('POST', `/admin/orders/${id}/start-printing`, { token })
  await told(paymentId, { amount: 44_910 })
  expect(await advance(shop, admin, id, 'shipped')).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('went back') },
  })
  const body = { reason: 'Its money went back' }
  const cancelled = await shop.call('POST', `/admin/orders/${id}/cancel`, { token, body })
  expect(cancelled).toMatchObject({ status: 200, body: { data: { status: 'cancelled' } } })
})

test('one of ours is known by the id in its notes, also before its own answer came', async () => {
  const { id, paymentId } = await aPaidOrder(shop)
  await fault(shop, 'down')
  const { data } = (await refund(shop, admin, id, { amount: 50 })).body
  await told(paymentId, { id: 'rfnd_ours', amount: 5_000, notes: { refund_id: data.id } })
  await fault(shop, 'none')
  expect((await detailsOf(shop, admin, id)).refunds).toMatchObject([
    { id: data.id, status: 'processed', reference: 'rfnd_ours' },
  ])
})

test('a failure reported after a refund was processed changes nothing', async () => {
  const { id, paymentId } = await aPaidOrder(shop)
  const made = { id: 'rfnd_late', amount: 10_000 }
  await told(paymentId, made)
  await told(paymentId, { ...made, status: 'failed' })
  expect(await detailsOf(shop, admin, id)).toMatchObject({
    refunded: 100,
    refunds: [{ status: 'processed' }],
  })
})

test('a refund of another shop’s payment, and one that failed there, is no refund of ours', async () => {
  const { id, paymentId } = await aPaidOrder(shop)
  await told('pay_elsewhere', { amount: 100 })
  await told(paymentId, { amount: 100, status: 'failed' })
  expect((await detailsOf(shop, admin, id)).refunds).toEqual([])
})

test('another order’s refund named in the notes does not count for this payment’s', async () => {
  const [one, other] = [await aPaidOrder(shop), await aPaidOrder(shop)]
  await fault(shop, 'down')
  const { data } = (await refund(shop, admin, one.id, { amount: 50 })).body
  await told(other.paymentId, { amount: 5_000, notes: { refund_id: data.id } })
  expect((await detailsOf(shop, admin, one.id)).refunds).toMatchObject([{ status: 'pending' }])
  expect((await detailsOf(shop, admin, other.id)).refunds).toMatchObject([
    { status: 'processed', reason: 'Given back at the payment provider' },
  ])
  await fault(shop, 'none')
})
