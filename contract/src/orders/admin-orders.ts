import { z } from 'zod'
import { messageKey } from '#shared/envelope.ts'
import { listOf, text, textLines } from '#shared/fields.ts'
import { orderDetails } from './order-details.ts'
import { cashReasons } from './cash-states.ts'
import { mostOfNote } from './order-notes.ts'
import { order } from './orders.ts'
import { printProgress } from '#fulfilment/print-progress.ts'
import { shipmentStatuses } from '#fulfilment/shipment-states.ts'
import { paymentStatuses } from '#payments/payment-states.ts'
import { staffRefund } from '#payments/refunds.ts'
import { orderEwayBill } from '#tax/eway-limit.ts'
import { unreadyLine } from '#fulfilment/unready.ts'

/** What came in for an order at the payment provider; `amount` in rupees. */
const orderPayment = z.object({
  providerPaymentId: z.string(),
  method: z.string().nullable(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(paymentStatuses),
  flag: z.string().nullable().describe('Why it confirmed nothing'),
  createdAt: z.iso.datetime(),
})
export type OrderPayment = z.infer<typeof orderPayment>

/** The link to a parcel's label, which the carrier keeps good for a day. */
const parcelLabel = z.object({ url: z.string(), isGood: z.boolean() })

/** The parcel of an order as the shop last saw it. */
const orderShipment = z.object({
  status: z.enum(shipmentStatuses),
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

export const newNote = z.object({ text: textLines(mostOfNote) })

/** What somebody of the staff wrote about an order for the others; `by` is their e-mail. */
export const orderNote = z.object({
  id: z.string(),
  text: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
})
export type OrderNote = z.infer<typeof orderNote>

const unready = z
  .array(unreadyLine)
  .describe('What keeps a confirmed order from being sent, unless that is forced')

const stateOfPin = {
  stateOfPin: z.string().nullable().describe('Where the carrier says that its PIN code is'),
  stateDisagrees: z.boolean().describe('Whether its address names another state'),
}

/** An order as the list of the staff shows it. */
export const listedOrder = order.extend({
  ...stateOfPin,
  printing: z.enum(printProgress),
  due: z.iso.date().describe('The day of India on which it should be printed'),
  late: z.boolean().describe('Whether that is past while it waits'),
  unready,
})
export type ListedOrder = z.infer<typeof listedOrder>

/** Orders that are moved together. */
export const orderIds = (most: number) => listOf(text(64)).check(z.minLength(1), z.maxLength(most))

/** What became of each of many orders. */
export const manyOutcomes = z.array(
  z.object({
    id: z.string(),
    ok: z.boolean(),
    code: z.string().optional(),
    error: z.string().optional().describe('Why not, as a sentence'),
    sentence: messageKey.optional(),
    lines: z.array(unreadyLine).optional().describe('Of `not_printed`: what is not ready'),
  }),
)
export type Outcome = z.infer<typeof manyOutcomes>[number]

/** What staff see of a cash order before it is printed. */
const orderCash = z.object({
  confirmedAt: z.iso.datetime().nullable(),
  reasons: z.array(z.enum(cashReasons)).describe('Why its buyer is asked'),
  refused: z
    .array(
      z.object({
        orderNumber: z.string(),
        at: z.iso.datetime(),
        by: z.enum(['account', 'phone']),
      }),
    )
    .describe('Parcels for cash that this account or phone did not take'),
})
export type OrderCash = z.infer<typeof orderCash>

/** An order with all that the staff ask about it: its money, its parcel and its history. */
export const adminOrder = z.object({
  ...orderDetails.shape,
  ...stateOfPin,
  ewayBill: orderEwayBill,
  refunds: z.array(staffRefund),
  account: z.object({ email: z.string() }),
  payments: z.array(orderPayment),
  shipment: orderShipment.nullable(),
  notes: z.array(orderNote),
  unready,
  cash: orderCash
    .nullable()
    .describe('Of a cash order: why its buyer is asked, and what was refused'),
  printable: z.boolean().describe('Whether it waits for staff to say that plain goods are printed'),
})
export type AdminOrder = z.infer<typeof adminOrder>
