import { expect, test } from 'vitest'
import { anAddress } from '#testing/people.ts'
import type { Parcel } from '#fulfilment/carriers/carrier.ts'
import { bookingForm } from './delhivery.booking.ts'

const parcel: Parcel = {
  reference: 'TF100001',
  waybill: null,
  orderedAt: new Date('2026-11-23T06:00:00Z'),
  address: anAddress,
  paymentMethod: 'online',
  totalPaise: 44_910,
  items: [{ title: 'Chai Weather Mug', quantity: 1 }],
  grams: 250,
}
const sent = (one: Parcel): object => {
  const data = new URLSearchParams(bookingForm(one, 'Warehouse')).get('data') ?? ''
  return (JSON.parse(data) as { shipments: object[] }).shipments[0] ?? {}
}

test('the carrier gets the seller and the HSN codes, once a seller is set', () => {
  const goods = {
    sellerName: 'Example Gifts Private Limited',
    sellerAddress: '12 MG Road & more, Bengaluru',
    gstin: '29AAGCB7383J1Z4',
    hsn: '6912,6109',
  }
  expect(sent({ ...parcel, goods })).toMatchObject({
    hsn_code: goods.hsn,
    seller_name: goods.sellerName,
    seller_add: goods.sellerAddress,
    seller_gst_tin: goods.gstin,
  })
  expect(sent({ ...parcel, goods: null })).not.toHaveProperty('seller_gst_tin')
})
