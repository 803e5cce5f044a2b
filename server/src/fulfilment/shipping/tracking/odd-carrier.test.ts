import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '@tohfa/contract/orders/orders'
import type { Tracking } from '@tohfa/contract/fulfilment/shipping'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { advance, statusOf } from '#fulfilment/shipping/parcels.fixture.ts'

type CarrierReply = [status: number, type: 'json' | 'xml' | 'html', body: string]
type Failed = { data: Order; message: string }

/** A carrier that answers over HTTP as a test wants. */
const replies: { booking: CarrierReply; tracking: CarrierReply } = {
  booking: [200, 'json', '{}'],
  tracking: [200, 'json', '{}'],
}
const unknownWaybill: CarrierReply = json({ Success: false, Error: 'Data does not exists' })
let waybills = 57_930_810_000_000
let carrier: Server
let shop: TestShop
let admin: Person
let mug: string
beforeAll(async () => {
  carrier = createServer((request, response) => {
    const [status, type, body] = request.url?.startsWith('/api/cmu/create')
      ? replies.booking
      : request.url?.startsWith('/api/v1/packages')
        ? replies.tracking
        : json(String((waybills += 1)))
    response.writeHead(status, {
      'content-type': type === 'html' ? 'text/html' : `application/${type}`,
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => carrier.listen(0, '127.0.0.1', resolve))
  const { port } = carrier.address() as AddressInfo
  shop = await openTestShop({
    env: { DELHIVERY_TOKEN: 'a token', DELHIVERY_API_URL: `http://127.0.0.1:${port}` },
  })
  admin = await aPerson(shop, 'ADMIN')
  mug = await aProduct(shop)
})
beforeEach(() => {
  replies.tracking = unknownWaybill
})
afterAll(async () => {
  await shop.close()
  carrier.close()
})

function json(body: unknown): CarrierReply {
  return [200, 'json', JSON.stringify(body)]
}
const booked = (waybill: string) =>
  json({ success: true, packages: [{ status: 'Success', waybill, remarks: [''] }] })

test.each<[string, CarrierReply, RegExp]>([
  [
    'a refusal with status 200',
    json({
      success: false,
      packages: [{ status: 'Fail', waybill: '', remarks: ['No such place'] }],
    }),
    /No such place/,
  ],
  [
    'a success whose parcel failed',
    json({ success: true, packages: [{ status: 'Fail', waybill: '', remarks: ['Suspended'] }] }),
    /Suspended/,
  ],
  ['a success without a waybill', booked(''), /did not accept/],
  [
    'an unknown warehouse',
    json({ success: false, error: true, rmk: 'ClientWarehouse matching query', packages: [] }),
    /ClientWarehouse/,
  ],
  ['XML', [200, 'xml', '<?xml version="1.0"?><root><success>True</success></root>'], /accept/],
  ['a page with 502', [502, 'html', '<h1>Bad Gateway</h1>'], /cannot be reached/],
  ['its firewall', [403, 'html', '<h1>Request blocked</h1>'], /cannot be reached/],
])('a booking answered by %s leaves the order, and says why', async (_what, reply, why) => {
  replies.booking = reply
  const orderId = await aPurchase(shop, await aPerson(shop), mug, 'confirmed')
  const answer = await advance(shop, admin, orderId, 'shipped')
  expect(answer.status).toBeGreaterThanOrEqual(502)
  expect((answer.body as unknown as Failed).message).toMatch(why)
  expect(await statusOf(shop, orderId)).toBe('confirmed')
  const { rows } = await shop.db.execute(sql`
    select 1 from mails where key like ${`%:${orderId}`}`)
  expect(rows).toEqual([])
})

test.each<[string, CarrierReply]>([
  ['an unknown waybill', unknownWaybill],
  ['a shipment without scans', json({ ShipmentData: [{ Shipment: { AWB: '7' } }] })],
  ['XML', [200, 'xml', '<root><Success>False</Success></root>']],
  ['a page with 502', [502, 'html', '<h1>Bad Gateway</h1>']],
  ['broken JSON', [200, 'json', '{"ShipmentData":[{"Ship']],
])('tracking answered by %s keeps the state and shows no update', async (_what, reply) => {
  const waybill = crypto.randomUUID()
  replies.booking = booked(waybill)
  const person = await aPerson(shop)
  const orderId = await aPurchase(shop, person, mug, 'confirmed')
  expect((await advance(shop, admin, orderId, 'shipped')).status).toBe(200)
  replies.tracking = reply
  const track = await shop.call<{ data: Tracking }>('GET', `/user-orders/track-order/${orderId}`, {
    token: person.token,
  })
  expect(track.status).toBe(200)
  expect(track.body.data.ShipmentData[0]?.Shipment).toEqual({
    AWB: waybill,
    Status: null,
    Scans: [],
  })
  expect(await statusOf(shop, orderId)).toBe('shipped')
})
