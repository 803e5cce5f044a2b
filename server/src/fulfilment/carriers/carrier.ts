import type { IncomingHttpHeaders } from 'node:http'
import type { Address } from '@tohfa/contract/accounts/addresses'
import type { CarrierName } from '@tohfa/contract/fulfilment/carriers'
import type { ScanType } from '@tohfa/contract/fulfilment/shipping'
import type { OrderStatus } from '@tohfa/contract/orders/orders'
import type { ProviderMaker } from '#platform/outgoing/provider-maker.ts'

/** What the carrier must know of goods to fetch and deliver them. */
type Goods = {
  /** The carrier's reference of the parcel; under 50 characters. */
  reference: string
  /** Reserved beforehand and kept, so that a booking can be repeated; null lets the carrier choose. */
  waybill: string | null
  orderedAt: Date
  /** The buyer's: where it is delivered, or fetched. */
  address: Address
  /** What is paid for it; in cash what is collected, whole rupees. */
  totalPaise: number
  items: readonly { title: string; quantity: number }[]
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

/** Booked, or not and why in the carrier's words (for the shop's staff, not for shoppers). */
export type Booking = { booked: true; waybill: string } | { booked: false; remark: string }

/** What the carrier knows of a pincode; `cod` is cash at the door. */
type PincodeService = { served: boolean; cod: boolean; city: string; state: string }

/** One scan as the carrier wrote it; `at` is an instant, its other words are its own. */
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
 * The contract's word for a scan, the status that it leads an order to, if any, and whether it says
 * that the parcel cannot be found.
 */
export type ScanMeaning = { scanType: ScanType; orderStatus: OrderStatus | null; isLost?: true }

/** What the carrier pushed: a hint; `key` is the same when it says it again. */
export type CarrierPush = { waybill: string; reference: string; scan: CarrierScan; key: string }

/** Whether the courier was ordered, or already is for that day; else why not, in the carrier's words. */
export type CourierVisit = { isBooked: true; date: string } | { isBooked: false; remark: string }

/** Whether the carrier cancelled a parcel, and its remark. */
export type ShipmentCancellation = { cancelled: boolean; remark: string }

/**
 * Whether the carrier brings a parcel again: on the day, on its next round, or not, in its words.
 * `reference` is its number of the request.
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
  /** A waybill to book with, kept before booking; null when the carrier gives none beforehand. */
  reserveWaybill(): Promise<string | null>
  /**
   * Books a parcel. When the answer is lost or the carrier saved it by half, the parcel is looked up by
   * its reference, so that one reference never has two.
   */
  book(parcel: Parcel): Promise<Booking>
  /** Books, in the same way, a parcel that the courier fetches from a buyer. */
  bookReturn(parcel: ReturnParcel): Promise<Booking>
  /** The waybill of a reference, or null. */
  findByReference(reference: string): Promise<string | null>
  /** The parcels among these waybills that the carrier knows. */
  track(waybills: readonly string[]): Promise<TrackedParcel[]>
  /** What a scan says of a parcel to a buyer; null for what is not known, which moves nothing. */
  scanMeaning(scan: CarrierScan): ScanMeaning | null
  /** What a scan says of a parcel from a buyer; null while it is on its way. */
  returnScanMeaning(scan: CarrierScan): 'received' | 'pickup_failed' | null
  /** Where a parcel's label can be fetched within a day; null while there is none. */
  label(waybill: string): Promise<string | null>
  /** The label behind such a link, a PDF; one that has ended is refused. */
  labelFile(url: string): Promise<Buffer>
  /** Has the warehouse's parcels fetched on the working day after `now`. */
  requestPickup(now: Date): Promise<CourierVisit>
  /** Cancels a parcel, or has it brought back. Tracking may show that later or never: this answer counts. */
  cancel(waybill: string): Promise<ShipmentCancellation>
  /**
   * Has a parcel brought again that could not be handed over: on a day of India, else, without one or
   * where the carrier takes none, on its next round. Asking twice does no harm.
   */
  requestRedelivery(waybill: string, day: string | null): Promise<Redelivery>
  /** Whether a push at `/v1/webhooks/<name>` came from the carrier. */
  isPushAuthentic(headers: IncomingHttpHeaders): boolean
  /** Reads such a push; null when it is none, or has no time. */
  readPush(body: unknown): CarrierPush | null
}

export type CarrierMaker = ProviderMaker<Carrier>
