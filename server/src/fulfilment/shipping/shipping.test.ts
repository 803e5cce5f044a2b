import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '@tohfa/contract/orders/orders'
import type { Tracking } from '@tohfa/contract/fulfilment/shipping'
import { order, ordersOf, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { anAddress, aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop({ env: { DELHIVERY_WEBHOOK_SECRET: 'a carrier secret for tests' } })
  admin = await aPerson(shop, 'ADMIN')
})
afterAll(() => shop.close())

async function aConfirmedOrder(): Promise<{ person: Person; placed: Order }> {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop))
  const { body } = await order(shop, person, 'cash')
  return { person, placed: body.data.order }
}

type Advanced = { data: Order; code?: string; message?: string }

function advance(id: string, status: string, by = admin) {
  return shop.call<Advanced>('PUT', `/user-orders/${id}`, { token: by.token, body: { status } })
}

async function track(person: Person, id: string): Promise<Tracking['ShipmentData'][0]['Shipment']> {
  const { body } = await shop.call<{ data: Tracking }>('GET', `/user-orders/track-order/${id}`, {
    token: person.token,
  })
  const shipment = body.data.ShipmentData[0]?.Shipment
  if (!shipment) throw new Error('no shipment in the answer')
  return shipment
}

function sandbox(path: string, body: object) {
  return fetch(`${shop.url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

const fault = (mode: string) => sandbox('faults', { provider: 'delhivery', mode })

async function parcelsOf(placed: Order): Promise<number> {
  const { rows } = await shop.db.execute<{ n: number }>(sql`
    select count(*)::int n from sandbox_records
    where kind like '%shipment%' and data::text like ${`%${placed.orderNumber}%`}`)
  return rows[0]?.n ?? -1
}

test('a confirmed order tracks as an empty shipment until it is shipped', async () => {
  const { person, placed } = await aConfirmedOrder()
  expect(await track(person, placed.id)).toEqual({ AWB: null, Status: null, Scans: [] })
})

test('moving to shipped books one parcel, answers its waybill and mails once', async () => {
  const { person, placed } = await aConfirmedOrder()
  const answer = await advance(placed.id, 'shipped')
  expect(answer.status).toBe(200)
  expect(answer.body.data).toMatchObject({
    status: 'shipped',
    waybill: expect.stringMatching(/^\d+$/),
  })
  expect((await track(person, placed.id)).AWB).toBe(answer.body.data.waybill)
  const { rows } = await shop.db.execute(sql`
    select 1 from mails where key = ${`order-shipped:${placed.id}`}`)
  expect(rows).toHaveLength(1)
})

test('two admins at once: one wins, one gets 409, one parcel is booked', async () => {
  const { placed } = await aConfirmedOrder()
  const answers = await Promise.all([advance(placed.id, 'shipped'), advance(placed.id, 'shipped')])
  expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('invalid_transition')
  expect(await parcelsOf(placed)).toBe(1)
})

test('only confirmed → shipped → out-for-delivery is allowed; known words are 409, others 400', async () => {
  const { placed } = await aConfirmedOrder()
  for (const status of [
    'confirmed',
    'out-for-delivery',
    'delivered',
    'cancelled',
    'returned',
    'failed',
  ])
    expect((await advance(placed.id, status)).body.code).toBe('invalid_transition')
  expect((await advance(placed.id, 'teleported')).status).toBe(400)
  await advance(placed.id, 'shipped')
  expect((await advance(placed.id, 'out-for-delivery')).body.data.status).toBe('out-for-delivery')
  expect((await advance(placed.id, 'shipped')).status).toBe(409)
  expect((await advance(crypto.randomUUID(), 'shipped')).status).toBe(404)
})

test('a customer may neither list the shop’s orders nor advance one', async () => {
  const { person, placed } = await aConfirmedOrder()
  expect((await advance(placed.id, 'shipped', person)).status).toBe(403)
  expect((await shop.call('GET', '/user-orders', { token: person.token })).status).toBe(403)
})

test.each(['refuse', 'down', 'html502'])(
  'when the carrier fails (%s) the order stays where it was, and a later try books once',
  async (mode) => {
    const { person, placed } = await aConfirmedOrder()
    await fault(mode)
    const refused = await advance(placed.id, 'shipped')
    await fault('none')
    expect(refused.status).toBeGreaterThanOrEqual(502)
    expect(refused.body.message).toMatch(/carrier/i)
    expect(await ordersOf(shop, person)).toMatchObject([{ status: 'confirmed' }])
    expect((await advance(placed.id, 'shipped')).status).toBe(200)
    expect(await parcelsOf(placed)).toBe(1)
  },
)

test('a parcel that was booked though its answer was lost is found, not booked twice', async () => {
  const { placed } = await aConfirmedOrder()
  await fault('partial')
  await advance(placed.id, 'shipped')
  await fault('none')
  await advance(placed.id, 'shipped')
  expect(await parcelsOf(placed)).toBe(1)
})

test('a scan is seen by the customer at once and moves the order on, never back', async () => {
  const { person, placed } = await aConfirmedOrder()
  const { waybill } = (await advance(placed.id, 'shipped')).body.data
  const scan = (ScanType: string, minute: number) =>
    sandbox(`delhivery/shipments/${waybill}/scan`, {
      ScanType,
      ScannedLocation: 'Bengaluru_Hub',
      ScanDateTime: new Date(Date.now() + minute * 60_000).toISOString(),
    })
  expect((await scan('In Transit', 1)).status).toBeLessThan(300)
  expect((await track(person, placed.id)).Scans.at(-1)?.ScanDetail).toMatchObject({
    ScanType: 'In Transit',
    ScannedLocation: 'Bengaluru_Hub',
  })
  await scan('Delivered', 3)
  await scan('Out For Delivery', 2)
  const seen = (await track(person, placed.id)).Scans.map(({ ScanDetail }) => ScanDetail.ScanType)
  expect(seen.slice(-3)).toEqual(['In Transit', 'Out For Delivery', 'Delivered'])
  expect(await ordersOf(shop, person)).toMatchObject([{ status: 'delivered' }])
})

test('a push moves the order even if nobody looks', async () => {
  const { person, placed } = await aConfirmedOrder()
  const { waybill } = (await advance(placed.id, 'shipped')).body.data
  await sandbox(`delhivery/shipments/${waybill}/scan`, { ScanType: 'Delivered' })
  await expect.poll(() => ordersOf(shop, person)).toMatchObject([{ status: 'delivered' }])
})

test('the carrier’s push without its secret is 401', async () => {
  const push = (authorization: string) =>
    shop.call('POST', '/webhooks/delhivery', { headers: { authorization }, body: {} })
  expect((await push('')).status).toBe(401)
  expect((await push('a wrong secret')).status).toBe(401)
  expect((await push('Token a wrong secret')).status).toBe(401)
  expect((await push('a carrier secret for tests')).status).toBe(200)
})

test.each(['Token', 'Bearer'])(
  'the secret of a push may stand behind the word %s',
  async (word) => {
    const headers = { authorization: `${word} a carrier secret for tests` }
    const answer = await shop.call('POST', '/webhooks/delhivery', { headers, body: {} })
    expect(answer.status).toBe(200)
  },
)

test("somebody else's tracking is 404", async () => {
  const { placed } = await aConfirmedOrder()
  const stranger = await aPerson(shop)
  const answer = await shop.call('GET', `/user-orders/track-order/${placed.id}`, {
    token: stranger.token,
  })
  expect(answer.status).toBe(404)
})

/** 2026-11-27, whatever day it is in Greenwich. */
const dayInIndia = (at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(at)

test('a pincode is served, served without cash, not served, or not valid', async () => {
  const check = (pin: string) =>
    shop.call<{ data: object; code?: string }>('GET', `/check-serviceability/${pin}`)
  const inSixDays = () => dayInIndia(new Date(Date.now() + 6 * 86_400_000))
  const before = inSixDays()
  const { data } = (await check('560001')).body
  expect(data).toMatchObject({
    message: 'Service available in this area',
    pincode: '560001',
    cod: true,
    // Midnight may fall between the two.
    estimatedDelivery: expect.toSatisfy((day) => [before, inSixDays()].includes(day)),
  })
  expect((await check('800001')).body.data).toMatchObject({ cod: false })
  expect((await check('900001')).body.data).toMatchObject({
    message: 'Service not available in this area',
  })
  for (const wrong of ['012345', '56001', '5600011', 'abcdef', '56%20001'])
    expect((await check(wrong)).status).toBe(400)
})

test('with the carrier away a known pincode is answered as of before, an unknown one is 503', async () => {
  await shop.call('GET', '/check-serviceability/560002')
  await shop.db.execute(sql`
    update pincodes set checked_at = now() - interval '1 day' where pincode = '560002'`)
  await fault('down')
  const known = await shop.call<{ data: object }>('GET', '/check-serviceability/560002')
  const unknown = await shop.call('GET', '/check-serviceability/560003')
  await fault('none')
  expect(known.body.data).toMatchObject({ checkedAt: expect.any(String) })
  expect(unknown.status).toBe(503)
})

test('an address with & # ; arrives at the carrier to the letter', async () => {
  const { placed } = await aConfirmedOrder()
  await advance(placed.id, 'shipped')
  const { rows } = await shop.db.execute<{ data: unknown }>(sql`
    select data from sandbox_records where data::text like ${`%${placed.orderNumber}%`}`)
  expect(JSON.stringify(rows)).toContain(anAddress.streetAddress)
})

test.each([
  ['194101', 'Leh', 'Ladakh'],
  ['744101', 'Port Blair', 'Andaman and Nicobar Islands'],
  ['180001', 'Jammu', 'Jammu and Kashmir'],
  ['700001', 'Kolkata', 'West Bengal'],
])('%s lies in %s, %s', async (pin, city, state) => {
  const { body } = await shop.call<{ data: object }>('GET', `/check-serviceability/${pin}`)
  expect(body.data).toMatchObject({ city, state })
})
