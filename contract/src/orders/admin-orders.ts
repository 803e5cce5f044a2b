import { z } from 'zod'
import { messageKey } from '#shared/envelope.ts'
import { listOf, text, textLines } from '#shared/fields.ts'
import { orderDetails } from './order-details.ts'
import { orderMessage } from './messages/sent-messages.ts'
import { cashReasons } from './cash-states.ts'
import { mostOfNote } from './order-notes.ts'
import { handPayments } from './drafts/draft-states.ts'
import { order } from './orders.ts'
import { dangers } from '#fulfilment/dangers.ts'
import { printProgress } from '#fulfilment/print-progress.ts'
import { shipmentStatuses } from '#fulfilment/shipment-states.ts'
import { paymentKinds, paymentStatuses } from '#payments/payment-states.ts'
import { staffRefund } from '#payments/refunds.ts'
import { orderEwayBill } from '#tax/eway-limit.ts'
import { unreadyLine } from '#fulfilment/unready.ts'

/** A payment of an order; `amount` in rupees. */
const orderPayment = z.object({
  id: z.string(),
  kind: z.enum(paymentKinds).describe('Through the provider, or as staff received it'),
  providerPaymentId: z.string().nullable(),
  reference: z.string().nullable().describe('Of what staff received, as they wrote it down'),
  method: z.string().nullable(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(paymentStatuses),
  flag: z.string().nullable().describe('Why it confirmed nothing'),
  createdAt: z.iso.datetime(),
})
export type OrderPayment = z.infer<typeof orderPayment>

/** The link to a parcel's label, which the carrier keeps valid for a day. */
const parcelLabel = z.object({ url: z.string(), isGood: z.boolean() })

/** The parcel of an order by its last tracking. */
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

/** A note of staff on an order; `by` is the author's e-mail. */
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

/** An order in the staff's list. */
export const listedOrder = order.extend({
  ...stateOfPin,
  printing: z.enum(printProgress),
  due: z.iso.date().describe('The day of India on which it should be printed'),
  late: z.boolean().describe('Whether that is past while it waits'),
  danger: z
    .enum(dangers)
    .nullable()
    .describe('Why its promised day may not be met, once its buyer has got the mail'),
  unready,
  handPayment: z
    .enum(handPayments)
    .optional()
    .describe('How staff were paid; left out where they were not'),
})
export type ListedOrder = z.infer<typeof listedOrder>

/** Orders to move together. */
export const orderIds = (most: number) => listOf(text(64)).check(z.minLength(1), z.maxLength(most))

/** The outcome for each of many orders. */
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

/** Staff's view of a cash order before printing. */
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

/** An order with all details for staff: its money, its parcel and its history. */
export const adminOrder = z.object({
  ...orderDetails.shape,
  ...stateOfPin,
  ewayBill: orderEwayBill,
  refunds: z.array(staffRefund),
  account: z.object({ email: z.string() }),
  payments: z.array(orderPayment),
  shipment: orderShipment.nullable(),
  notes: z.array(orderNote),
  messages: z.array(orderMessage).describe('News of it by WhatsApp, the oldest first'),
  unready,
  cash: orderCash
    .nullable()
    .describe('Of a cash order: why its buyer is asked, and what was refused'),
  printable: z.boolean().describe('Whether it waits for staff to say that plain goods are printed'),
})
export type AdminOrder = z.infer<typeof adminOrder>
