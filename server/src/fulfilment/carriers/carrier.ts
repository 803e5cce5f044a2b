import type { IncomingHttpHeaders } from 'node:http'
import type { Address } from '@tohfa/contract/accounts/addresses'
import type { CarrierName } from '@tohfa/contract/fulfilment/carriers'
import type { ScanType } from '@tohfa/contract/fulfilment/shipping'
import type { OrderStatus } from '@tohfa/contract/orders/orders'
import type { ProviderMaker } from '#platform/outgoing/provider-maker.ts'

/** The goods as the carrier needs them for pick-up and delivery. */
type Goods = {
  /** The carrier's reference of the parcel; under 50 characters. */
  reference: string
  /**
   * Reserved and stored beforehand, so that a booking can be repeated; null lets the carrier
   * choose.
   */
  waybill: string | null
  orderedAt: Date
  /** The buyer's: where it is delivered, or fetched. */
  address: Address
  /** Its price; for cash the amount to collect, in whole rupees. */
  totalPaise: number
  items: readonly { title: string; quantity: number }[]
  /** The weight of all of it, by the defaults of the types. */
  grams: number
}

/** A parcel from the warehouse to a buyer. */
export type Parcel = Goods & {
  paymentMethod: 'online' | 'cash'
  /** The number of the e-way bill; left out where the goods need none. */
  ewayBill?: string | null
  /** For the tax office; left out while the shop has set no seller. */
  goods?: { sellerName: string; sellerAddress: string; gstin: string; hsn: string } | null
}

/** A parcel from a buyer to the warehouse. */
export type ReturnParcel = Goods

/** The booking's result, with the carrier's message for a refusal (for staff, not for shoppers). */
export type Booking = { booked: true; waybill: string } | { booked: false; remark: string }

/** The carrier's data of a PIN code; `cod` is cash on delivery. */
type PincodeService = { served: boolean; cod: boolean; city: string; state: string }

/** One scan as the carrier sent it; `at` is an instant, the other fields are the carrier's own. */
export type CarrierScan = {
  type: string
  scan: string
  code: string
  at: Date
  location: string
  instructions: string
}

/** A parcel as the carrier knows it, its scans in the order in which they happened. */
export type TrackedParcel = { waybill: string; reference: string; scans: CarrierScan[] }

/**
 * The contract's word for a scan, the order status that it leads to, if any, and whether it means
 * that the parcel is lost.
 */
export type ScanMeaning = { scanType: ScanType; orderStatus: OrderStatus | null; isLost?: true }

/** A push of the carrier, which is only a hint; `key` is the same for a duplicate. */
export type CarrierPush = { waybill: string; reference: string; scan: CarrierScan; key: string }

/**
 * Whether the courier was requested, or already is for that day; otherwise the carrier's reason.
 */
export type CourierVisit = { isBooked: true; date: string } | { isBooked: false; remark: string }

/** Whether the carrier cancelled a parcel, and its remark. */
export type ShipmentCancellation = { cancelled: boolean; remark: string }

/**
 * The result of a redelivery request: on the day, on the next round, or refused with the carrier's
 * reason. `reference` is its number of the request.
 */
export type Redelivery =
  | { taken: 'day' | 'next_round'; reference: string }
  | { taken: 'no'; remark: string }

/**
 * A carrier. Every method that calls it throws ProviderAway when there was no sensible answer in time,
 * and ProviderRefused when it would not listen (a wrong token, its firewall).
 */
export type Carrier = {
  name: CarrierName
  serviceability(pincode: string): Promise<PincodeService>
  /**
   * The number of days from pick-up to delivery between two PIN codes; null when the carrier does
   * not say. A carrier that never does omits it.
   */
  transitDays?(from: string, to: string): Promise<number | null>
  /** A waybill for a booking, to store beforehand; null when the carrier issues none beforehand. */
  reserveWaybill(): Promise<string | null>
  /**
   * Books a parcel. After a lost answer or a partial save, the parcel is looked up by its
   * reference, so that one reference never has two.
   */
  book(parcel: Parcel): Promise<Booking>
  /** Books, in the same way, a parcel that the courier fetches from a buyer. */
  bookReturn(parcel: ReturnParcel): Promise<Booking>
  /** The waybill of a reference, or null. */
  findByReference(reference: string): Promise<string | null>
  /** The parcels among these waybills that the carrier knows. */
  track(waybills: readonly string[]): Promise<TrackedParcel[]>
  /**
   * The meaning of a scan of a parcel to a buyer; null for an unknown scan, which moves nothing.
   */
  scanMeaning(scan: CarrierScan): ScanMeaning | null
  /** The meaning of a scan of a parcel from a buyer; null while it is on its way. */
  returnScanMeaning(scan: CarrierScan): 'received' | 'pickup_failed' | null
  /** Where a parcel's label can be fetched within a day; null while there is none. */
  label(waybill: string): Promise<string | null>
  /** The label behind such a link, a PDF; one that has ended is refused. */
  labelFile(url: string): Promise<Buffer>
  /** Has the warehouse's parcels fetched on the working day after `now`. */
  requestPickup(now: Date): Promise<CourierVisit>
  /**
   * Cancels a parcel, or returns it to the shop. Tracking may show that later or never, so this
   * answer is used.
   */
  cancel(waybill: string): Promise<ShipmentCancellation>
  /**
   * Requests another delivery of a parcel after a failed attempt. It asks for a day in India;
   * without a day, or if the carrier refuses it, for the next round. A repeated request is
   * harmless.
   */
  requestRedelivery(waybill: string, day: string | null): Promise<Redelivery>
  /** Whether a push at `/v1/webhooks/<name>` came from the carrier. */
  isPushAuthentic(headers: IncomingHttpHeaders): boolean
  /** Reads such a push; null when it is none, or has no time. */
  readPush(body: unknown): CarrierPush | null
}

export type CarrierMaker = ProviderMaker<Carrier>
