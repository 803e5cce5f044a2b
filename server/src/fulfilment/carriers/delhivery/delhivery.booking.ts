import type { Booking, Parcel, ReturnParcel } from '#fulfilment/carriers/carrier.ts'
import { bookingAnswer } from './delhivery.entities.ts'

/** The carrier's own terms (docs/providers.md 2.4). */
const paymentModes = { online: 'Prepaid', cash: 'COD', pickup: 'Pickup' } as const

/**
 * The form of `create.json` (docs/providers.md 2.4): the whole JSON percent-encoded, because a bare
 * `&`, `#`, `%`, `;` or backslash in an address breaks it on the other side.
 */
export function bookingForm(
  parcel: Parcel | (ReturnParcel & { paymentMethod: 'pickup' }),
  pickupLocation: string,
): string {
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
    order: parcel.reference,
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
    weight: String(parcel.grams),
    shipment_width: '20',
    shipment_height: '5',
    shipment_length: '25',
    shipping_mode: 'Surface',
    address_type: 'home',
    ...('ewayBill' in parcel && parcel.ewayBill && { ewbn: parcel.ewayBill }),
    ...('goods' in parcel &&
      parcel.goods && {
        hsn_code: parcel.goods.hsn,
        seller_name: parcel.goods.sellerName,
        seller_add: parcel.goods.sellerAddress,
        seller_gst_tin: parcel.goods.gstin,
      }),
  }
  const data = JSON.stringify({ shipments: [shipment], pickup_location: { name: pickupLocation } })
  return `format=json&data=${encodeURIComponent(data)}`
}

/** Reads the answer: only all three success fields together mean success. */
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
