import * as zm from 'zod/mini'
import { z } from 'zod'
import { listOf, oneOf, optionalLines, text, textLines } from '#shared/fields.ts'
import { refundKinds } from '#payments/refund-states.ts'
import { answeredPieces, namedPieces } from '#orders/named-pieces.ts'
import {
  buyerActions,
  mostOfReturnComment,
  mostReturnPhotos,
  returnReasons,
  returnStates,
  staffReturnActions,
} from './return-moves.ts'
import { refundRuleTexts } from '#payments/refund-rules.texts.ts'
import { returnRuleTexts } from './return-rules.texts.ts'

// Separate from the schemas, so that a page that only names states does not load the validator.
export * from './return-moves.ts'

const comment = () => textLines(mostOfReturnComment)
const photoIds = listOf(text(64)).check(
  zm.minLength(1, returnRuleTexts.returnPhotos),
  zm.maxLength(mostReturnPhotos, returnRuleTexts.returnPhotos),
)

/** A request for a return by the buyer. */
export const returnRequest = zm.object({
  orderId: text(64),
  items: listOf(zm.object(namedPieces)).check(
    zm.minLength(1, returnRuleTexts.returnItems),
    zm.maxLength(50, refundRuleTexts.tooManyLines),
  ),
  reason: oneOf(returnReasons, returnRuleTexts.returnReason),
  comment: comment(),
  photos: photoIds,
})
export type ReturnRequest = zm.infer<typeof returnRequest>

/** An action of the buyer on a return. */
export const buyerMove = zm.object({
  action: oneOf(buyerActions, returnRuleTexts.returnBuyerAction),
  comment: optionalLines(mostOfReturnComment),
  photos: zm.optional(photoIds),
})
export type BuyerMove = zm.infer<typeof buyerMove>

/**
 * An action of staff on a return. For a refund: its method (by default that of the payment), and
 * whether the pieces go back into stock.
 */
export const staffMove = zm.object({
  action: oneOf(staffReturnActions, returnRuleTexts.returnStaffAction),
  note: optionalLines(mostOfReturnComment),
  restock: zm.optional(zm.boolean()),
  method: zm.optional(oneOf(refundKinds, refundRuleTexts.refundKind)),
})
export type StaffMove = zm.infer<typeof staffMove>

/** A return with its pieces and its state. */
export const orderReturn = z.object({
  id: z.string(),
  number: z.string().describe('What people call it: the order number and how many it is of that'),
  orderId: z.string(),
  orderNumber: z.string(),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
  comment: z.string(),
  items: z.array(z.object({ ...answeredPieces, title: z.string(), color: z.string() })),
  photos: z.array(z.object({ id: z.string(), url: z.string() })),
  due: z.iso.date().nullable().describe('The day in India by which the shop acts'),
  waybill: z.string().nullable().describe('Of the parcel that the carrier fetches'),
  replacement: z
    .object({ id: z.string(), orderNumber: z.string() })
    .nullable()
    .describe('The order by which it was made again'),
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      state: z.enum(returnStates),
      action: z.string(),
      actor: z.enum(['customer', 'admin', 'carrier', 'system']),
      note: z.string().nullable(),
      by: z.string().nullable().describe('The e-mail of the person, told to staff alone'),
    }),
  ),
  at: z.iso.datetime(),
})
export type OrderReturn = z.infer<typeof orderReturn>

/** The same for staff. */
export const staffReturn = orderReturn.extend({
  items: z.array(
    orderReturn.shape.items.element.extend({
      preview: z.string().nullable().describe('What was approved to be printed on it'),
      sides: z.array(z.string()).describe('The same of every side that is printed'),
      ground: z.string().nullable().describe('The colour on which they lie; null of plain goods'),
    }),
  ),
  daysLeft: z
    .number()
    .int()
    .nullable()
    .describe('Working days until it is due, below 0 when it is late; null when nothing is due'),
  name: z.string().describe('Of the person whose order it is'),
  worth: z.number().describe('What its pieces cost, in rupees'),
  actions: z.array(z.enum(staffReturnActions)).describe('What can be done with it now'),
})
export type StaffReturn = z.infer<typeof staffReturn>
