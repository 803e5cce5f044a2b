import { z } from 'zod'
import { optionalMessageKey } from '#shared/envelope.ts'
import { answeredPieces } from './named-pieces.ts'
import { order, orderStatuses } from './orders.ts'
import { printProgress } from '#fulfilment/print-progress.ts'
import { printStates } from '#fulfilment/print/print-moves.ts'
import { redelivery } from '#fulfilment/redelivery.ts'
import { redeliveryStates } from '#fulfilment/redelivery-states.ts'
import { refund } from '#payments/refunds.ts'
import { orderReturn } from '#fulfilment/returns.ts'
import { documentSummary } from '#tax/documents.ts'

/**
 * Changes of an order after its purchase: the address, the text of a print or a gift card, the
 * delivery.
 */
export const changedParts = [
  'address',
  'words',
  'call_back',
  'eway_bill',
  'came_back',
  'cash_confirmed',
  'paid_instead',
  'gift',
] as const

/** The events of an order, with author and time; `by` is the author's e-mail, for staff only. */
const orderEvent = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('status'),
    at: z.iso.datetime(),
    status: z.enum(orderStatuses),
    actor: z.enum(['customer', 'admin', 'carrier', 'payment', 'system']),
    reason: z
      .string()
      .nullable()
      .describe('Why it was sent though it was not ready, told to staff alone'),
    by: z.string().nullable(),
  }),
  z.object({
    what: z.literal('print'),
    at: z.iso.datetime(),
    state: z.enum(printStates),
    title: z.string().describe('Of the line that is printed'),
    reason: z.string().nullable(),
    spoilt: z
      .number()
      .int()
      .nullable()
      .describe('Of what was printed and is printed again; 0 where it was marked by mistake'),
    by: z.string().nullable(),
  }),
  z.object({
    what: z.literal('cancellation'),
    at: z.iso.datetime(),
    lines: z.array(z.object(answeredPieces)),
    reason: z.string(),
    actor: z.enum(['customer', 'admin', 'carrier', 'system']),
    by: z.string().nullable(),
  }),
  z.object({
    what: z.literal('change'),
    at: z.iso.datetime(),
    changed: z.enum(changedParts),
    title: z.string().nullable().describe('Of the line that was changed; null for the whole order'),
    before: z.string().describe('What stood there, in short'),
    actor: z.enum(['customer', 'admin']),
    by: z.string().nullable(),
  }),
  z.object({
    what: z.literal('redelivery'),
    at: z.iso.datetime(),
    on: z.iso.date(),
    state: z.enum(redeliveryStates),
    note: z.string().nullable(),
    actor: z.enum(['customer', 'admin']),
    by: z.string().nullable(),
  }),
  z.object({
    what: z.literal('packed'),
    at: z.iso.datetime(),
    by: z.string().nullable(),
  }),
  z.object({ what: z.literal('refund'), at: z.iso.datetime(), refund }),
  z.object({
    what: z.literal('return'),
    ...orderReturn.shape.history.element.shape,
    number: z.string().describe('Of the return'),
  }),
])
export type OrderEvent = z.infer<typeof orderEvent>

/** Whether an action is still possible, until when, and why not. */
const possibility = z.object({
  allowed: z.boolean(),
  until: z.iso.datetime().optional(),
  reason: z.string().optional(),
  ...optionalMessageKey,
})
export type Possibility = z.infer<typeof possibility>

/** An order for its owner, with the possible actions. */
export const orderDetails = order.extend({
  history: z.array(orderEvent),
  refunds: z.array(refund),
  returns: z.array(orderReturn),
  documents: z.array(documentSummary),
  cancellable: possibility.extend({
    items: z
      .array(z.object(answeredPieces))
      .optional()
      .describe('What of its lines can be: what is being printed cannot'),
  }),
  changeable: possibility
    .extend({
      items: z.array(z.string()).describe('The lines on which other words may be printed'),
    })
    .describe('Whether it may be sent elsewhere'),
  returnable: possibility,
  redelivery: redelivery.describe('Whether the carrier may be asked to try again'),
  printing: z.enum(printProgress),
})
export type OrderDetails = z.infer<typeof orderDetails>
