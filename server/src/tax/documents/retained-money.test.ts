import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { fault, webhookSecret } from '#payments/payment/payments.fixture.ts'
import {
  aPaidOrder,
  cancel,
  detailsOf,
  refund,
  sendRefundEvent,
} from '#payments/payment/refund/refunds.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { setSeller, setTaxClass } from '#tax/seller/tax.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { documentsOf, expectNoGaps, startInvoicing } from './documents.fixture.ts'
import { goodsOfParcel } from './goods-of-parcel.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop({ env: { RAZORPAY_WEBHOOK_SECRET: webhookSecret } })
  admin = await aPerson(shop, 'ADMIN')
  await startInvoicing(shop)
})
afterEach(async () => {
  await expectNoGaps(shop)
  await expectAuditPasses(shop)
})
afterAll(() => shop.close())

const kindsOf = async (person: Person, id: string) =>
  (await documentsOf(shop, person, id)).map(({ kind, total }) => [kind, total])

/** A refund of an order that the provider refuses; its id. */
async function aRefusedRefund(id: string, amount: number): Promise<string> {
  await fault(shop, 'refuse')
  const { data } = (await refund(shop, admin, id, { amount })).body
  await expect
    .poll(async () => (await detailsOf(shop, admin, id)).refunds.at(-1)?.status)
    .toBe('failed')
  await fault(shop, 'none')
  return data.id
}

test.each([
  ['before it is sent', false, 'refund_voucher'],
  ['after it was sent', true, 'credit'],
])(
  'a refund that failed, was made again and counts after all has a document each time, %s',
  async (_when, isSent, kind) => {
    const { person, id, paymentId } = await aPaidOrder(shop, {}, 2)
    if (isSent) await advance(shop, admin, id, 'shipped')
    const failed = await aRefusedRefund(id, 100)
    const { token } = admin
    const body = { status: 'pending' }
    await shop.call('PUT', `/admin/refunds/${failed}`, { token, body })
    await sendRefundEvent(shop, paymentId, { amount: 10_000, notes: { refund_id: failed } })
    expect(await detailsOf(shop, admin, id)).toMatchObject({ refunded: 200 })
    expect(await kindsOf(person, id)).toEqual([
      ['receipt', 898.2],
      ...(isSent ? [['invoice', 898.2]] : []),
      [kind, 100],
      [kind, 100],
    ])
  },
)

test('what was to go back and did not is invoiced when the goods are sent after all', async () => {
  const { person, id } = await aPaidOrder(shop)
  await aRefusedRefund(id, 449.1)
  await advance(shop, admin, id, 'shipped')
  expect(await kindsOf(person, id)).toEqual([
    ['receipt', 449.1],
    ['refund_voucher', 449.1],
    ['invoice', 449.1],
  ])
  await refund(shop, admin, id, { amount: 49.1 })
  expect((await kindsOf(person, id)).at(-1)).toEqual(['credit', 49.1])
})

test('what was cancelled is on no invoice, and is not taken back of it when its refund is made later', async () => {
  const { person, id, lineId } = await aPaidOrder(shop, {}, 2)
  await fault(shop, 'refuse')
  await cancel(shop, person, id, { items: [{ id: lineId, quantity: 1 }] })
  const refused = async () => (await detailsOf(shop, admin, id)).refunds.at(-1)
  await expect.poll(refused).toMatchObject({ status: 'failed' })
  await fault(shop, 'none')
  await advance(shop, admin, id, 'shipped')
  const again = await shop.call('PUT', `/admin/refunds/${(await refused())?.id}`, {
    token: admin.token,
    body: { status: 'pending' },
  })
  expect(again.status).toBe(200)
  const documents = [
    ['receipt', 898.2],
    ['refund_voucher', 449.1],
    ['invoice', 449.1],
  ]
  expect(await kindsOf(person, id)).toEqual(documents)
  await refund(shop, admin, id, { amount: 49.1 })
  expect(await kindsOf(person, id)).toEqual([...documents, ['credit', 49.1]])
})

test('an order with a receipt has its invoice while another product waits for its review', async () => {
  const { person, id } = await aPaidOrder(shop)
  await setTaxClass(shop, 'cap', { reviewedBy: null, reviewedAt: null })
  await aProduct(shop, { productType: 'caps' })
  await advance(shop, admin, id, 'shipped')
  expect(await kindsOf(person, id)).toEqual([
    ['receipt', 449.1],
    ['invoice', 449.1],
  ])
})

test('a carrier of real parcels gets no fictional seller', async () => {
  const own = await openTestShop()
  await setSeller(own, { isSample: true })
  await setTaxClass(own, 'mug')
  const { id } = await aPaidOrder(own)
  expect(await goodsOfParcel(own.db, id, { realMoney: true })).toBeNull()
  expect(await goodsOfParcel(own.db, id, { realMoney: false })).toMatchObject({ hsn: '6912' })
  await own.close()
})
