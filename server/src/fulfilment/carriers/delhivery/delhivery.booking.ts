import type { Address } from '@tohfa/contract/accounts/addresses'
import { bookingAnswer } from './delhivery.entities.ts'

/** What the carrier must know of an order to fetch and deliver it. */
export type Parcel = {
  /** The carrier's reference of it; under 50 characters. */
  orderNumber: string
  /** Fetched beforehand and kept, so that a booking can be repeated; null lets the carrier choose. */
  waybill: string | null
  orderedAt: Date
  address: Address
  /** A pick-up is fetched from the address and brought to the warehouse. */
  paymentMethod: 'online' | 'cash' | 'pickup'
  /** What is paid for it; in cash what is collected, whole rupees. */
  totalPaise: number
  items: readonly { title: string; quantity: number }[]
  /** The number of the e-way bill; left out where the goods need none. */
  ewayBill?: string | null
  /** For the tax office; left out while the shop has set no seller. */
  goods?: { sellerName: string; sellerAddress: string; gstin: string; hsn: string } | null
}

/** Booked, or not and why in the carrier's words (for the shop's staff, not for shoppers). */
export type Booking = { booked: true; waybill: string } | { booked: false; remark: string }

const gramsEach = 250
/** The carrier's own words (docs/providers.md 2.4). */
const paymentModes = { online: 'Prepaid', cash: 'COD', pickup: 'Pickup' } as const

/**
 * The form of `create.json` (docs/providers.md 2.4): the whole JSON percent-encoded, because a bare
 * `&`, `#`, `%`, `;` or backslash in an address breaks it on the other side.
 */
export function bookingForm(parcel: Parcel, pickupLocation: string): string {
  const units = parcel.items.reduce((sum, item) => sum + item.quantity, 0)
  const total = rupees(parcel.totalPaise)
  const shipment = {
    name: parcel.address.name,
    add: parcel.address.streetAddress,
    pin: parcel.address.pinCode,
    city: parcel.address.city,
    state: parcel.address.state,
    country: 'India',
    phone: parcel.address.phone,
    order: parcel.orderNumber,
    payment_mode: paymentModes[parcel.paymentMethod],
    cod_amount: parcel.paymentMethod === 'cash' ? total : '0',
    total_amount: total,
    products_desc: parcel.items
      .map((item) => `${item.title} x${item.quantity}`)
      .join(', ')
      .slice(0, 200),
    order_date: indianTime(parcel.orderedAt),
    quantity: String(units),
    waybill: parcel.waybill ?? '',
    weight: String(units * gramsEach),
    shipment_width: '20',
    shipment_height: '5',
    shipment_length: '25',
    shipping_mode: 'Surface',
    address_type: 'home',
    ...(parcel.ewayBill && { ewbn: parcel.ewayBill }),
    ...(parcel.goods && {
      hsn_code: parcel.goods.hsn,
      seller_name: parcel.goods.sellerName,
      seller_add: parcel.goods.sellerAddress,
      seller_gst_tin: parcel.goods.gstin,
    }),
  }
  const data = JSON.stringify({ shipments: [shipment], pickup_location: { name: pickupLocation } })
  return `format=json&data=${encodeURIComponent(data)}`
}

/** Reads the answer: success is said in three places, and only all of them together mean it. */
export function readBooking(body: unknown): Booking {
  const answer = bookingAnswer.safeParse(body).data
  const parcel = answer?.packages?.[0]
  if (answer?.success === true && parcel?.status === 'Success' && parcel.waybill)
    return { booked: true, waybill: parcel.waybill }
  const remarks = [...(parcel?.remarks ?? []), answer?.rmk ?? ''].filter((text) => text.trim())
  return { booked: false, remark: remarks.join(' ') || 'The carrier gave no reason' }
}

function rupees(paise: number): string {
  return `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`
}

/** `2026-05-26 11:00:00` in Indian time, as the carrier wants it. */
function indianTime(instant: Date): string {
  const shifted = new Date(instant.getTime() + 5.5 * 60 * 60 * 1000)
  return shifted.toISOString().slice(0, 19).replace('T', ' ')
}
