import { z } from 'zod'
import { isServed, takesCash } from './postal-circles.ts'
import { scanRequest, storedScan, type StoredScan } from './scans.ts'

const word = z.string().default('')

/** The fields of a booking (docs/providers.md 2.4) that the simulator reads. */
export const bookingRequest = z.object({
  shipments: z
    .array(
      z.looseObject({
        name: word,
        add: word,
        pin: z.coerce.string().default(''),
        city: word,
        state: word,
        phone: z.coerce.string().default(''),
        order: z.coerce.string().default(''),
        payment_mode: word,
        cod_amount: z.coerce.number().default(0),
        total_amount: z.coerce.number().default(0),
        waybill: z.coerce.string().default(''),
      }),
    )
    .min(1),
  pickup_location: z.object({ name: z.string().min(1) }),
})
export type PackageRequest = z.infer<typeof bookingRequest>['shipments'][number]

/** A parcel in the simulator's records. */
export type Shipment = {
  waybill: string
  asked: PackageRequest
  pickup: string
  scans: StoredScan[]
  /** The redelivery requests, the latest last. */
  asked_again?: Reattempt[]
}

/** The data on a parcel's label. */
export type Label = Pick<Shipment, 'waybill' | 'asked'>

/** A redelivery request; without a day it means the next round. */
export type Reattempt = { act: string; deferred_date?: string | undefined }

/** A newly booked parcel: its manifest is uploaded. */
export function newShipment(
  waybill: string,
  request: PackageRequest,
  pickup: string,
  at: Date,
): Shipment {
  const manifested = storedScan(scanRequest.parse({ ScanType: 'Manifested' }), at)
  return { waybill, asked: request, pickup, scans: manifested ? [manifested] : [] }
}

/** The parcel without name and address of the recipient; city, state and PIN code stay. */
export function withoutConsignee(shipment: Shipment): Shipment {
  return {
    ...shipment,
    asked: { ...shipment.asked, name: '', add: '', phone: '' },
    scans: shipment.scans.map((scan) => ({ ...scan, Instructions: '' })),
  }
}

/** Why the carrier would refuse a parcel; null if it accepts. */
export function refusalOf(request: PackageRequest): string | null {
  if (!request.order || request.order.length >= 50) return 'Order id is not valid'
  if (!request.name || !request.add || !request.phone)
    return 'Consignee name, address and phone required'
  if (!['Prepaid', 'COD', 'Pickup'].includes(request.payment_mode))
    return 'Payment mode is not valid'
  if (!isServed(request.pin)) return `Pincode ${request.pin} is not serviceable`
  if (request.payment_mode === 'COD' && !takesCash(request.pin))
    return `Cash on delivery is not available at ${request.pin}`
  return null
}

/**
 * The latest status of a parcel by the carrier's clock, whatever the order in which scans arrived.
 */
export function latestScan(shipment: Shipment): StoredScan | undefined {
  return shipment.scans.toSorted((a, b) => a.StatusDateTime.localeCompare(b.StatusDateTime)).at(-1)
}

/** A parcel in the answer of the tracking call (docs/providers.md 2.5). */
export function tracked({ waybill, asked, pickup, scans }: Shipment, verbose: string) {
  const latest = latestScan({ waybill, asked, pickup, scans })
  const returning = scans.find((scan) => scan.ScanType === 'RT')
  return {
    Shipment: {
      AWB: waybill,
      CODAmount: asked.payment_mode === 'COD' ? asked.cod_amount : 0,
      ...(verbose !== '0' && verbose !== '1' && { Consignee: consignee(asked) }),
      Destination: asked.city,
      ExpectedDeliveryDate: null,
      InvoiceAmount: asked.total_amount,
      OrderType: orderType(asked),
      PickupLocation: pickup,
      RTOStartedDate: returning?.StatusDateTime ?? null,
      ReferenceNo: asked.order,
      ReverseInTransit: latest?.ScanType === 'RT',
      ...(verbose !== '0' && { Scans: scans.map((scan) => ({ ScanDetail: scan })) }),
      SenderName: pickup,
      Status: {
        Instructions: latest?.Instructions ?? '',
        RecievedBy: '',
        Status: latest?.Scan ?? '',
        StatusCode: latest?.StatusCode ?? '',
        StatusDateTime: latest?.StatusDateTime ?? '',
        StatusLocation: latest?.ScannedLocation ?? '',
        StatusType: latest?.ScanType ?? '',
      },
    },
  }
}

/** The payment mode in the carrier's answers; a reverse pick-up is a mode of its own. */
export function orderType({ payment_mode: mode }: PackageRequest): string {
  if (mode === 'Pickup') return 'Pickup'
  return mode === 'COD' ? 'COD' : 'Pre-paid'
}

function consignee(request: PackageRequest) {
  return {
    Address1: [request.add],
    Address2: [],
    Address3: '',
    City: request.city,
    Country: 'India',
    Name: request.name,
    PinCode: Number(request.pin),
    State: request.state,
    Telephone1: request.phone,
    Telephone2: '',
  }
}
