import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ProviderAway } from '#platform/http/failures.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openSandbox, type OpenSandbox } from '#platform/simulator/simulator.fixture.ts'
import { anAddress } from '#testing/people.ts'
import type { Parcel } from '#fulfilment/carriers/carrier.ts'
import { dateOfDay, indianDay } from '@tohfa/contract/shared/indian-days'
import { readRedelivery } from './delhivery.redelivery.ts'
import { createDelhivery } from './delhivery.ts'
import { scanMeaning } from './delhivery.scan-meaning.ts'

let sandbox: OpenSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.post('/sandbox/faults', { provider: 'delhivery', mode: 'none' }))

const fault = (mode: string, count?: number) =>
  sandbox.post('/sandbox/faults', { provider: 'delhivery', mode, count })
let orders = 100_000
function parcel(changes: Partial<Parcel> = {}): Parcel {
  return {
    reference: `TF${(orders += 1)}`,
    waybill: null,
    orderedAt: new Date('2026-11-20T05:30:00Z'),
    address: anAddress,
    paymentMethod: 'online',
    totalPaise: 79900,
    items: [{ title: 'T-shirt', quantity: 1 }],
    grams: 250,
    ...changes,
  }
}
async function asTheCarrierHasIt(orderNumber: string): Promise<Record<string, unknown>> {
  const answer = await sandbox.get(
    `/sandbox/delhivery/api/v1/packages/json/?ref_ids=${orderNumber}`,
    {
      authorization: `Token ${sandbox.keys.delhiveryToken}`,
    },
  )
  const body: { ShipmentData: { Shipment: Record<string, unknown> }[] } = answer.json()
  return body.ShipmentData[0]?.Shipment ?? {}
}

test.each([
  ['560001', { served: true, cod: true, city: 'Bengaluru', state: 'Karnataka' }],
  ['302003', { served: true, cod: true, city: 'Jaipur', state: 'Rajasthan' }],
  ['800001', { served: true, cod: false, city: 'Patna', state: 'Bihar' }],
  ['900001', { served: false, cod: false, city: '', state: '' }],
])('the pincode %s is %j', async (pin, expected) => {
  expect(await sandbox.delhivery.serviceability(pin)).toEqual(expected)
})

test('every valid pincode that does not begin with 9 is served, with a city and a state', async () => {
  for (const start of ['10', '29', '35', '54', '55', '65', '66', '86', '89'])
    expect(await sandbox.delhivery.serviceability(`${start}0001`)).toMatchObject({
      served: true,
      cod: !start.startsWith('8'),
      city: expect.stringMatching(/\w/),
      state: expect.stringMatching(/\w/),
    })
})

test('a parcel is booked under the waybill that was fetched for it', async () => {
  const waybill = await sandbox.delhivery.reserveWaybill()
  expect(waybill).toMatch(/^\d{14}$/)
  const asked = parcel({ waybill })
  expect(await sandbox.delhivery.book(asked)).toEqual({ booked: true, waybill })
  expect(await sandbox.delhivery.findByReference(asked.reference)).toBe(waybill)
})

test('what people write in an address arrives to the letter', async () => {
  const streetAddress = String.raw`Flat #4, A&B; 100% "Cotton" \ Lane+1`
  const name = 'आशा Rao & Söhne'
  const asked = parcel({ address: { ...anAddress, streetAddress, name } })
  expect(await sandbox.delhivery.book(asked)).toMatchObject({ booked: true })
  expect(await asTheCarrierHasIt(asked.reference)).toMatchObject({
    Consignee: { Name: name, Address1: [streetAddress] },
  })
})

test.each([
  ['cash', { OrderType: 'COD', CODAmount: 8.35, InvoiceAmount: 8.35 }],
  ['online', { OrderType: 'Pre-paid', CODAmount: 0, InvoiceAmount: 8.35 }],
] as const)('a parcel paid by %s is booked as %j', async (paymentMethod, expected) => {
  const asked = parcel({ paymentMethod, totalPaise: 835 })
  await sandbox.delhivery.book(asked)
  expect(await asTheCarrierHasIt(asked.reference)).toMatchObject(expected)
})

test('a parcel that the carrier refuses with 200 is not booked, and the reason is kept', async () => {
  const address = { ...anAddress, pinCode: '900001' }
  const asked = parcel({ address })
  expect(await sandbox.delhivery.book(asked)).toEqual({
    booked: false,
    remark: expect.stringContaining('not serviceable'),
  })
  expect(await sandbox.delhivery.findByReference(asked.reference)).toBeNull()
})

test('a parcel that was saved by half is found, not booked twice', async () => {
  const waybill = await sandbox.delhivery.reserveWaybill()
  await fault('partial', 1)
  expect(await sandbox.delhivery.book(parcel({ waybill }))).toEqual({
    booked: true,
    waybill,
  })
})

test('the same waybill is never booked for two parcels', async () => {
  const waybill = await sandbox.delhivery.reserveWaybill()
  await sandbox.delhivery.book(parcel({ waybill }))
  expect(await sandbox.delhivery.book(parcel({ waybill }))).toMatchObject({
    booked: false,
  })
})

test('an unknown waybill has no tracking and breaks nothing', async () => {
  expect(await sandbox.delhivery.track(['10000000000001'])).toEqual([])
  expect(await sandbox.delhivery.track([])).toEqual([])
})

test.each([
  ['Manifested', 'Manifested'],
  ['In Transit', 'In Transit'],
  ['Out For Delivery', 'Dispatched'],
  ['Delivered', 'Delivered'],
  ['RTO', 'RTO'],
  ['Undelivered', 'Pending'],
  ['Cancelled', 'Not Picked'],
  ['RT', 'In Transit'],
])('a scan %s is tracked in the carrier’s words as %s and understood', async (ScanType, Scan) => {
  const booking = await sandbox.delhivery.book(parcel())
  const waybill = booking.booked ? booking.waybill : ''
  await sandbox.post(`/sandbox/delhivery/shipments/${waybill}/scan`, {
    ScanType,
    ScannedLocation: 'Jaipur_Hub',
    ScanDateTime: '2030-01-01T00:00:00Z',
  })
  const [tracked] = await sandbox.delhivery.track([waybill])
  const last = tracked?.scans.at(-1)
  expect(last).toMatchObject({
    scan: Scan,
    at: new Date('2030-01-01T00:00:00Z'),
    location: 'Jaipur_Hub',
  })
  expect(last && scanMeaning(last)?.scanType).toBe(ScanType === 'RT' ? 'RTO' : ScanType)
})

test('a parcel is called back until it is out for delivery', async () => {
  const [first, second] = [parcel(), parcel()]
  const book = async (asked: Parcel) => {
    const booking = await sandbox.delhivery.book(asked)
    return booking.booked ? booking.waybill : ''
  }
  const [early, late] = [await book(first), await book(second)]
  expect(await sandbox.delhivery.cancel(early)).toMatchObject({ cancelled: true })
  expect(await sandbox.delhivery.cancel(early)).toMatchObject({ cancelled: true })
  await sandbox.post(`/sandbox/delhivery/shipments/${late}/scan`, { ScanType: 'Out For Delivery' })
  expect(await sandbox.delhivery.cancel(late)).toEqual({
    cancelled: false,
    remark: expect.stringContaining('cannot be changed'),
  })
})

test.each(['down', 'html502'])('a carrier that is %s is away', async (mode) => {
  await fault(mode)
  await expect(sandbox.delhivery.serviceability('560001')).rejects.toThrow(ProviderAway)
  await expect(sandbox.delhivery.book(parcel())).rejects.toThrow(ProviderAway)
})

test('a read that met one dropped connection is tried again', async () => {
  await fault('down', 1)
  expect(await sandbox.delhivery.serviceability('560001')).toMatchObject({ served: true })
})

test('a carrier that hangs is called once: the wait has used up the time of a second attempt', async () => {
  let asked = 0
  const hanging = createServer(() => void (asked += 1)).listen(0, '127.0.0.1')
  await once(hanging, 'listening')
  const { port } = hanging.address() as AddressInfo
  const carrier = createDelhivery({
    url: () => `http://127.0.0.1:${port}`,
    token: 'any',
    pickupLocation: 'Tohfa',
    pushSecret: 'any',
    delays: { providerMs: 1_000 },
  })
  await expect(carrier.serviceability('560001')).rejects.toThrow(ProviderAway)
  hanging.close()
  hanging.closeAllConnections()
  expect(asked).toBe(1)
})

test('a wrong token is refused', async () => {
  const stranger = createDelhivery({
    url: () => `${sandbox.url}/sandbox/delhivery`,
    token: 'of another',
    pickupLocation: 'Tohfa',
    pushSecret: 'any',
  })
  await expect(stranger.serviceability('560001')).rejects.toMatchObject({ name: 'ProviderRefused' })
})

test('a parcel that waits at the hub is brought on the day, on the next round, or not at all', async () => {
  const booking = await sandbox.delhivery.book(parcel())
  const waybill = booking.booked ? booking.waybill : ''
  const soon = dateOfDay(indianDay(new Date()) + 2)
  expect(await sandbox.delhivery.requestRedelivery(waybill, soon)).toEqual({
    taken: 'no',
    remark: `NDR action is not applicable for ${waybill}`,
  })
  await sandbox.post(`/sandbox/delhivery/shipments/${waybill}/scan`, { ScanType: 'Undelivered' })
  const number = expect.stringMatching(/^UPL\d+$/)
  expect(await sandbox.delhivery.requestRedelivery(waybill, soon)).toEqual({
    taken: 'day',
    reference: number,
  })
  expect(await sandbox.delhivery.requestRedelivery(waybill, '2020-01-01')).toEqual({
    taken: 'next_round',
    reference: number,
  })
})

test.each([
  [200, { request_id: 'UPL14784772' }, { reference: 'UPL14784772' }],
  [200, { success: true, upl_id: 'UPL-2' }, { reference: 'UPL-2' }],
  [200, 'UPL14784772', { reference: 'UPL14784772' }],
  [
    200,
    { request_id: 'UPL1', success: false, rmk: 'No such waybill' },
    { remark: 'No such waybill' },
  ],
  [200, '<html>Not Found</html>', { remark: 'The carrier gave no reason' }],
  [400, { error: 'Wrong date' }, { remark: 'Wrong date' }],
  [404, null, { remark: 'The carrier gave no reason' }],
])('the answer %i %j to a new try means %j', (status, body, meaning) => {
  expect(readRedelivery(status, body)).toEqual(meaning)
})
