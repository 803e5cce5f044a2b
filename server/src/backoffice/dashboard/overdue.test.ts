import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Dashboard } from '@tohfa/contract/backoffice/dashboard'
import type { WorkPiles } from '@tohfa/contract/backoffice/work-piles'
import { periodOf } from '@tohfa/contract/tax/gst-periods'
import {
  aDeliveredCashOrder,
  aPaidOrder,
  cancel,
  detailsOf,
} from '#payments/payment/refund/refunds.fixture.ts'
import { remit, settle } from '#payments/settlements/settlements.fixture.ts'
import { indianDay } from '#platform/runtime/clock.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

const dayMs = 86_400_000

let shop: TestShop
let owner: Person
let paid: Awaited<ReturnType<typeof aPaidOrder>>
let collected: Awaited<ReturnType<typeof aDeliveredCashOrder>>
const period = periodOf(indianDay())
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'ADMIN')
  paid = await aPaidOrder(shop)
  collected = await aDeliveredCashOrder(shop, owner)
  const undone = await aPaidOrder(shop)
  await cancel(shop, undone.person, undone.id)
})
afterAll(() => shop.close())

/** Moves the shop's clock so many days ahead; sessions end meanwhile. */
async function daysLater(days: number): Promise<void> {
  await shop.stop()
  shop = await openTestShop({ env: { SHOP_CLOCK_OFFSET_MS: String(days * dayMs) }, on: shop })
  owner = await aPerson(shop, 'ADMIN')
}

async function overdue() {
  const { token } = owner
  const { body } = await shop.call<{ data: Dashboard }>('GET', '/admin-overview', { token })
  const { unsettled, unremitted } = body.data
  return {
    unsettled: unsettled.orders.map(({ orderId }) => orderId),
    unremitted: unremitted.orders.map(({ orderId }) => orderId),
    rows: [...unsettled.orders, ...unremitted.orders],
  }
}

const watch = (payouts: object) =>
  shop.call('PUT', '/admin/settings', { token: owner.token, body: { payouts } })

test('money that reached no settlement or remittance in time is on Today, with its order and month', async () => {
  await daysLater(4)
  expect(await overdue()).toMatchObject({ unsettled: [], unremitted: [] })
  await daysLater(6)
  expect(await overdue()).toMatchObject({ unsettled: [paid.id], unremitted: [] })
  await daysLater(15)
  const { rows, ...ids } = await overdue()
  expect(ids).toEqual({ unsettled: [paid.id], unremitted: [collected.id] })
  const { orderNumber } = await detailsOf(shop, owner, paid.id)
  expect(rows[0]).toMatchObject({ orderId: paid.id, orderNumber, period, amount: 449.1 })
  expect(rows[1]).toMatchObject({ period, amount: 449 })
})

test('managers read it too, and printers do not', async () => {
  for (const [role, piles] of [
    ['manager', ['unsettled', 'unremitted']],
    ['printer', []],
  ] as const) {
    const { token } = await aPerson(shop, role)
    const { body } = await shop.call<{ data: WorkPiles }>('GET', '/admin/today', { token })
    const found = body.data.piles.filter(({ pile }) => /unsettled|unremitted/.test(pile))
    expect(found.map(({ pile }) => pile)).toEqual(piles)
    for (const one of found) expect(one).toMatchObject({ count: 1, late: 1 })
  }
})

test('the days are a setting, and 0 lists nothing', async () => {
  await watch({ settledAfter: 30, remittedAfter: 0 })
  expect(await overdue()).toMatchObject({ unsettled: [], unremitted: [] })
  expect((await watch({ settledAfter: -1 })).status).toBe(400)
  await watch({ settledAfter: 5, remittedAfter: 14 })
  expect(await overdue()).toMatchObject({ unsettled: [paid.id], unremitted: [collected.id] })
})

test('it is gone once a report holds it, even with a difference', async () => {
  await settle(shop, owner, [{ id: paid.paymentId, amount: 44_900, settlement: 'setl_late' }])
  const { waybill } = await detailsOf(shop, owner, collected.id)
  const parcels = [{ waybill, amount: 440 }]
  await remit(shop, owner, { reference: 'COD-LATE', date: '2026-11-21', amount: 440, parcels })
  expect(await overdue()).toMatchObject({ unsettled: [], unremitted: [] })
})
