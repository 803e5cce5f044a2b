import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

/** A carrier that gives no waybill beforehand and once books without telling. */
const booked: string[] = []
let isSilent = true
const answers: [path: RegExp, answer: () => [status: number, body: unknown]][] = [
  [
    /^\/c\/api\/pin-codes/,
    () => [
      200,
      { delivery_codes: [{ postal_code: { pin: 560001, pre_paid: 'Y', cod: 'Y', city: 'B' } }] },
    ],
  ],
  [/^\/waybill/, () => [404, { detail: 'Not available for this client' }]],
  [
    /^\/api\/cmu\/create/,
    () => {
      const waybill = String(1_000_000 + booked.length)
      booked.push(waybill)
      if (isSilent) return [503, 'upstream timed out']
      return [200, { success: true, packages: [{ status: 'Success', waybill, remarks: [''] }] }]
    },
  ],
  [
    /^\/api\/v1\/packages/,
    () => {
      if (isSilent) return [503, 'upstream timed out']
      const found = booked.map((AWB) => ({ Shipment: { AWB, ReferenceNo: reference, Scans: [] } }))
      return [200, { ShipmentData: found }]
    },
  ],
]
let reference = ''
let carrier: Server
let shop: TestShop
beforeAll(async () => {
  carrier = createServer((request, response) => {
    const answer = answers.find(([path]) => path.test(request.url ?? ''))?.[1]() ?? [404, {}]
    response.writeHead(answer[0], { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer[1]))
  })
  await new Promise<void>((resolve) => carrier.listen(0, '127.0.0.1', resolve))
  const { port } = carrier.address() as AddressInfo
  shop = await openTestShop({
    env: { DELHIVERY_TOKEN: 'a token', DELHIVERY_API_URL: `http://127.0.0.1:${port}` },
  })
})
afterAll(async () => {
  await shop.close()
  carrier.close()
})

test('a booking whose answer was lost is found again, also where there was no waybill beforehand', async () => {
  const admin = await aPerson(shop, 'ADMIN')
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop))
  const placed = (await order(shop, person, 'cash')).body.data.order
  reference = placed.orderNumber
  const ship = () =>
    shop.call<{ data: { waybill: string } }>('PUT', `/user-orders/${placed.id}`, {
      token: admin.token,
      body: { status: 'shipped' },
    })
  expect((await ship()).status).toBe(503)
  isSilent = false
  const answer = await ship()
  expect(answer).toMatchObject({ status: 200, body: { data: { waybill: booked[0] } } })
  expect(booked).toHaveLength(1)
})
