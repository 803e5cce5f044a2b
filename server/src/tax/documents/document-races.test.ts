import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShopProcess } from '../../../../torture/shop-process.ts'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import { aPaidOrder, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { type HeldDatabase, openHeldDatabase } from '#testing/kill-while-held.ts'
import { patienceMs } from '#testing/patience.ts'
import { aPerson, type Person } from '#testing/people.ts'
import type { TestShop } from '#testing/shop.ts'
import { documentsOf, expectNoGaps, placesBySeries, startInvoicing } from './documents.fixture.ts'

/** The long form is TEST_DOCUMENTS=100. */
const atOnce = Number(process.env['TEST_DOCUMENTS'] ?? 12)

let database: HeldDatabase
let first: TestShop
let second: ShopProcess
let admin: Person

beforeAll(async () => {
  database = await openHeldDatabase()
  first = await database.open()
  second = await database.start()
  admin = await aPerson(first, 'ADMIN')
  await startInvoicing(first)
})
afterAll(async () => {
  await second.stop()
  await first.stop()
  await database.drop()
})

test(
  'of invoices that two processes issue at once none has the number of another, and no number is left out',
  async () => {
    const productId = await aProduct(first)
    const people = await Promise.all(Array.from({ length: atOnce }, () => aPerson(first)))
    const orders = await Promise.all(
      people.map((person) => aPurchase(first, person, productId, 'confirmed')),
    )
    // Two requests for each; one of them succeeds.
    const shipped = await Promise.all(
      orders.flatMap((id) => [first, second].map((shop) => advance(shop, admin, id, 'shipped'))),
    )
    expect(shipped.filter(({ status }) => status === 200)).toHaveLength(atOnce)
    const series = await placesBySeries(first)
    expect([...series.values()].map(({ places }) => places.length)).toEqual([atOnce])
    await expectNoGaps(first)
  },
  patienceMs * Math.max(2, atOnce / 5),
)

test('what goes back while its order is sent is not on the invoice, or is taken back of it, and never both', async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => aPaidOrder(first)))
  await Promise.all(
    orders.map(async ({ id }) => {
      const [shipped, given] = await Promise.all([
        advance(first, admin, id, 'shipped'),
        refund(second, admin, id, { amount: 100 }),
      ])
      expect([shipped.status, given.status]).toEqual([200, 201])
    }),
  )
  for (const { person, id } of orders) {
    const issued = await documentsOf(first, person, id)
    const found = issued.map(({ kind, total }) => `${kind} ${total}`).join(', ')
    expect([
      'receipt 449.1, refund_voucher 100, invoice 349.1',
      'receipt 449.1, invoice 449.1, credit 100',
    ]).toContain(found)
  }
  await expectNoGaps(first)
})
