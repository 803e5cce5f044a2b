import { z } from 'zod'
import { order, orderStatuses } from './orders.ts'
import { printStates } from './print/print-moves.ts'

/** Money that goes back; `amount` in rupees. */
const orderRefund = z.object({
  amount: z.number(),
  status: z.enum(['pending', 'processed', 'failed']),
  reason: z.string(),
  providerRefundId: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type OrderRefund = z.infer<typeof orderRefund>

/** What came in for an order at the payment provider; `amount` in rupees. */
const orderPayment = z.object({
  providerPaymentId: z.string(),
  method: z.string().nullable(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['captured', 'flagged', 'refunded']),
  flag: z.string().nullable().describe('Why it confirmed nothing'),
  createdAt: z.iso.datetime(),
  refund: orderRefund.nullable(),
})
export type OrderPayment = z.infer<typeof orderPayment>

/** The link to a parcel's label, which the carrier keeps good for a day. */
const parcelLabel = z.object({ url: z.string(), isGood: z.boolean() })

/** The parcel of an order as the shop last saw it. */
const orderShipment = z.object({
  status: z.enum(['booking', 'booked', 'failed']),
  waybill: z.string().nullable(),
  remark: z.string().nullable().describe('What the carrier said against it'),
  bookedAt: z.iso.datetime().nullable(),
  label: parcelLabel.nullable(),
  lastScan: z
    .object({
      scanType: z.string(),
      scan: z.string(),
      at: z.iso.datetime(),
      location: z.string(),
      instructions: z.string(),
    })
    .nullable(),
})
export type OrderShipment = z.infer<typeof orderShipment>

/** What happened to an order, with who and when; `by` is the e-mail of the person, where one did. */
const orderEvent = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('status'),
    at: z.iso.datetime(),
    status: z.enum(orderStatuses),
    actor: z.enum(['customer', 'admin', 'carrier', 'payment']),
    by: z.string().nullable(),
  }),
  z.object({
    what: z.literal('print'),
    at: z.iso.datetime(),
    state: z.enum(printStates),
    title: z.string().describe('Of the line that is printed'),
    reason: z.string().nullable(),
    by: z.string().nullable(),
  }),
  z.object({ what: z.literal('refund'), at: z.iso.datetime(), refund: orderRefund }),
])
export type OrderEvent = z.infer<typeof orderEvent>

/** An order with all that the staff ask about it: its money, its parcel and its history. */
export const adminOrder = z.object({
  ...order.shape,
  account: z.object({ email: z.string() }),
  payments: z.array(orderPayment),
  shipment: orderShipment.nullable(),
  history: z.array(orderEvent),
})
export type AdminOrder = z.infer<typeof adminOrder>
