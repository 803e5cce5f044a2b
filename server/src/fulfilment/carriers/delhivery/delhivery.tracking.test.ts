import { describe, expect, test } from 'vitest'
import { cancellation } from './delhivery.cancellation.ts'
import { carrierTime, trackingAnswer } from './delhivery.entities.ts'
import { readCarrierPush, readParcel } from './delhivery.tracking.ts'

/** Words from captured answers of the carrier (docs/providers.md 2.5, 2.7, 2.9). */
const live = {
  AWB: '41093210924372',
  ReferenceNo: '260826Y26',
  ReverseInTransit: false,
  RTOStartedDate: null,
  Scans: [
    {
      ScanDetail: {
        Instructions: 'Manifest uploaded',
        Scan: 'Manifested',
        ScanDateTime: '2026-08-27T17:29:06.233',
        ScanType: 'UD',
        ScannedLocation: 'Jaipur_Hub',
        StatusCode: 'X-UCI',
        StatusDateTime: '2026-08-27T17:29:06.233',
      },
    },
  ],
  Status: {
    Instructions: 'Consignee Unavailable',
    RecievedBy: '',
    Status: 'Pending',
    StatusCode: 'EOD-11',
    StatusDateTime: '2026-09-03T21:27:29.002',
    StatusLocation: 'Kota_Hub',
    StatusType: 'UD',
  },
}
function parcel(shipment: object) {
  const [one] = trackingAnswer.parse({ ShipmentData: [{ Shipment: shipment }] }).ShipmentData ?? []
  if (!one) throw new Error('no parcel')
  return readParcel(one.Shipment)
}

describe('tracking', () => {
  test('scans come in order, in Indian time, the current status among them', () => {
    expect(parcel(live)).toMatchObject({
      waybill: '41093210924372',
      reference: '260826Y26',
      scans: [
        { type: 'UD', scan: 'Manifested', at: new Date('2026-08-27T11:59:06.233Z') },
        { type: 'UD', scan: 'Pending', code: 'EOD-11', at: new Date('2026-09-03T15:57:29.002Z') },
      ],
    })
  })

  test('a status that a scan already reports is not reported twice', () => {
    const Status = { ...live.Status, Status: 'Manifested', StatusCode: 'X-UCI' }
    expect(parcel({ ...live, Status }).scans).toHaveLength(1)
  })

  test('a return that only the flags tell is a return', () => {
    for (const flag of [{ ReverseInTransit: true }, { RTOStartedDate: '2026-09-04T10:00:00' }])
      expect(parcel({ ...live, ...flag }).scans.at(-1)).toMatchObject({ type: 'RT' })
  })

  test('an answer without scans still has its status', () => {
    expect(parcel({ ...live, Scans: undefined }).scans).toMatchObject([{ scan: 'Pending' }])
  })
})

test.each([
  ['2026-08-27T17:29:06.233', '2026-08-27T11:59:06.233Z'],
  ['2026-08-27T17:29:06.233891', '2026-08-27T11:59:06.233Z'],
  ['2026-08-27T17:29:06', '2026-08-27T11:59:06.000Z'],
  ['2026-08-27 17:29:06', '2026-08-27T11:59:06.000Z'],
  ['2026-08-27T17:29:06+00:00', '2026-08-27T17:29:06.000Z'],
])('the carrier’s %s is the instant %s', (written, instant) => {
  expect(carrierTime(written)?.toISOString()).toBe(instant)
})

describe('a push', () => {
  const push = {
    Shipment: {
      Status: {
        Status: 'Manifested',
        StatusDateTime: '2019-01-09T17:10:42.767',
        StatusType: 'UD',
        StatusLocation: 'Chandigarh',
        Instructions: 'Manifest uploaded',
      },
      PickUpDate: '2019-01-09T17:10:42.543',
      NSLCode: 'X-UCI',
      Sortcode: 'IXC/MDP',
      ReferenceNo: '28',
      AWB: '41093210924372',
    },
  }

  test('is read as a scan of its waybill', () => {
    expect(readCarrierPush(push)).toMatchObject({
      waybill: '41093210924372',
      reference: '28',
      scan: { type: 'UD', scan: 'Manifested', code: 'X-UCI', location: 'Chandigarh' },
    })
  })

  test('has the same key when it comes again, in whatever case', () => {
    const again = structuredClone(push)
    again.Shipment.Status.Status = 'MANIFESTED'
    expect(readCarrierPush(again)?.key).toBe(readCarrierPush(push)?.key)
  })

  test.each([[null], [{}], [{ Shipment: { AWB: '1' } }], ['text']])(
    'a push of %j is ignored',
    (body) => {
      expect(readCarrierPush(body)).toBeNull()
    },
  )
})

describe('a cancellation’s answer', () => {
  test.each([
    [{ status: true, waybill: '1', remark: 'Shipment has been cancelled.' }],
    [{ status: 'True', remark: 'Shipment has been cancelled.' }],
    [
      '<?xml version="1.0" encoding="utf-8"?><root><status>True</status><waybill>1</waybill><order_id>TF1</order_id><remark>Shipment has been cancelled.</remark></root>',
    ],
  ])('an answer of %j confirms the cancellation', (body) => {
    expect(cancellation(body)).toEqual({
      cancelled: true,
      remark: 'Shipment has been cancelled.',
    })
  })

  test.each([
    [{ status: false, error: 'Incorrect Waybill/OrderID, please try again' }],
    [{ status: 'Failure', error: 'Incorrect Waybill/OrderID, please try again' }],
    [
      '<root><status>False</status><error>Incorrect Waybill/OrderID, please try again</error></root>',
    ],
  ])('%j is a no with its reason', (body) => {
    expect(cancellation(body)).toEqual({
      cancelled: false,
      remark: 'Incorrect Waybill/OrderID, please try again',
    })
  })
})
