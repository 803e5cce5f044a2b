import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSandbox, type OpenSandbox } from '#platform/simulator/simulator.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { nextPickupDate } from '#fulfilment/carriers/delhivery/delhivery.collection.ts'
import { aParcel } from './parcels.fixture.ts'

let sandbox: OpenSandbox
let shop: TestShop
beforeAll(async () => {
  sandbox = await openSandbox()
  shop = await openTestShop()
})
afterAll(async () => {
  await sandbox.close()
  await shop.close()
})

test('a shipped order has its label, and the courier is requested once a day', async () => {
  const admin = await aPerson(shop, 'ADMIN')
  const mug = await aProduct(shop)
  const parcels = [await aParcel(shop, admin, mug), await aParcel(shop, admin, mug)]
  for (const { orderId, waybill } of parcels) {
    const labelUrl = async () => {
      const { rows } = await shop.db.execute<{ url: string | null }>(sql`
        select label_url as url from shipments where order_id = ${orderId}`)
      return rows[0]?.url
    }
    await expect.poll(labelUrl).toContain(waybill)
    const label = await fetch((await labelUrl()) ?? '')
    expect(await label.text()).toContain(waybill)
  }
  const { rows } = await shop.db.execute(sql`
    select id from sandbox_records where kind = 'pickup'`)
  expect(rows).toHaveLength(1)
})

test('a parcel that the carrier does not know has no label', async () => {
  expect(await sandbox.delhivery.label('10000000000001')).toBeNull()
})

test('a pickup that is open already is as good as a new one; one in the past is refused', async () => {
  const now = new Date()
  expect(await sandbox.delhivery.requestPickup(now)).toEqual({
    isBooked: true,
    date: nextPickupDate(now),
  })
  expect(await sandbox.delhivery.requestPickup(now)).toMatchObject({ isBooked: true })
  expect(await sandbox.delhivery.requestPickup(new Date('2020-01-01'))).toEqual({
    isBooked: false,
    remark: expect.stringContaining('cannot be in past'),
  })
})

test.each([
  ['2026-11-20T12:00:00Z', '2026-11-23'], // a Friday: on Monday
  ['2026-11-19T12:00:00Z', '2026-11-20'],
  ['2026-11-18T18:29:00Z', '2026-11-19'],
  ['2026-11-18T18:30:00Z', '2026-11-20'], // already Thursday in India
])('what is booked at %s is fetched on %s', (now, date) => {
  expect(nextPickupDate(new Date(now))).toBe(date)
})
