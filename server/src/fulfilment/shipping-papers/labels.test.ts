import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doJob } from '#platform/jobs/jobs.fixture.ts'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import { aParcel, type Parcel } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { labelsOf, orderOf } from './shipping-papers.fixture.ts'

let shop: TestShop
let admin: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  mug = await aProduct(shop)
})
afterAll(async () => {
  await carrier('none')
  await shop.close()
})

async function carrier(mode: 'none' | 'down') {
  const answer = await fetch(`${shop.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'delhivery', mode }),
  })
  expect(answer.status).toBe(200)
}
const kept = ({ orderId }: Parcel) =>
  shop.db.$count(sql`shipment_labels l join shipments s on s.id = l.shipment_id
    where s.order_id = ${orderId}`)
const forget = ({ orderId }: Parcel) =>
  shop.db.execute(sql`delete from shipment_labels where shipment_id in
    (select id from shipments where order_id = ${orderId})`)
const number = async (id: string) => (await orderOf(shop, admin, id)).orderNumber

test('a label is kept soon after its parcel is booked, and printed while the carrier is away', async () => {
  const parcels = [await aParcel(shop, admin, mug), await aParcel(shop, admin, mug)]
  for (const parcel of parcels) await expect.poll(() => kept(parcel)).toBe(1)
  await carrier('down')
  const ids = parcels.map(({ orderId }) => orderId)
  expect(await labelsOf(shop, admin, { ids })).toMatchObject({
    status: 200,
    pages: 2,
    missing: null,
  })
  await carrier('none')
})

test('a label that is not stored is fetched with a new link, and then stored', async () => {
  const parcel = await aParcel(shop, admin, mug)
  await expect.poll(() => kept(parcel)).toBe(1)
  await forget(parcel)
  // The carrier ended it before its day.
  await shop.db.execute(sql`update shipments
    set label_url = replace(label_url, ${parcel.waybill}, '10000000000001')
    where order_id = ${parcel.orderId}`)
  const { pages, missing } = await labelsOf(shop, admin, { ids: [parcel.orderId] })
  expect({ pages, missing }).toEqual({ pages: 1, missing: null })
  expect(await kept(parcel)).toBe(1)
})

test('where there is no label a page says so and the answer names the order: nothing is lost', async () => {
  const buyer = await aPerson(shop)
  const unbooked = await aPurchase(shop, buyer, mug, 'confirmed')
  const [there, away] = [await aParcel(shop, admin, mug), await aParcel(shop, admin, mug)]
  for (const parcel of [there, away]) await expect.poll(() => kept(parcel)).toBe(1)
  await forget(away)
  await shop.db.execute(sql`update shipments set label_at = null where order_id = ${away.orderId}`)
  await carrier('down')
  const ids = [unbooked, there.orderId, away.orderId]
  const { pages, missing } = await labelsOf(shop, admin, { ids })
  await carrier('none')
  expect(pages).toBe(3)
  expect(missing).toBe(`${await number(unbooked)}, ${await number(away.orderId)}`)
  expect((await labelsOf(shop, admin, { ids })).missing).toBe(await number(unbooked))
})

test('a label that cannot be read has a page in its place, too', async () => {
  const parcel = await aParcel(shop, admin, mug)
  await expect.poll(() => kept(parcel)).toBe(1)
  await shop.db.execute(
    sql`update shipment_labels set pdf = '%PDF-broken' where waybill = ${parcel.waybill}`,
  )
  const { pages, missing } = await labelsOf(shop, admin, { ids: [parcel.orderId] })
  expect(pages).toBe(1)
  expect(missing).toBe(await number(parcel.orderId))
})

test('a finished order has its label only on request, marked', async () => {
  const parcel = await aParcel(shop, admin, mug)
  await expect.poll(() => kept(parcel)).toBe(1)
  await shop.db.execute(sql`update orders set status = 'returned' where id = ${parcel.orderId}`)
  const ids = [parcel.orderId]
  expect((await labelsOf(shop, admin, { ids })).status).toBe(409)
  const marked = await labelsOf(shop, admin, { ids, all: true })
  await shop.db.execute(sql`update orders set status = 'shipped' where id = ${parcel.orderId}`)
  const plain = await labelsOf(shop, admin, { ids })
  expect([marked.pages, plain.pages]).toEqual([1, 1])
  expect(marked.bytes.length).toBeGreaterThan(plain.bytes.length)
})

test('labels are forgotten after two weeks', async () => {
  const [old, young] = [await aParcel(shop, admin, mug), await aParcel(shop, admin, mug)]
  for (const parcel of [old, young]) await expect.poll(() => kept(parcel)).toBe(1)
  await shop.db.execute(sql`update shipment_labels
    set created_at = created_at - interval '15 days' where waybill = ${old.waybill}`)
  await doJob(shop, 'forget-labels')
  expect([await kept(old), await kept(young)]).toEqual([0, 1])
})
