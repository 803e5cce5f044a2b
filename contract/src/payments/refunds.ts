import * as zm from 'zod/mini'
import { z } from 'zod'
import { listOf, oneOf, text } from '#shared/fields.ts'
import { isWholePaise } from '#shared/money.ts'
import { mostOfReason, refundCredits, refundKinds, refundStatuses } from './refund-states.ts'
import { refundRuleTexts } from './refund-rules.texts.ts'

// Apart from the schemas, so that a page that only names states does not carry the validator.
export * from './refund-states.ts'

/** Money that goes back to a buyer; `amount` in rupees. */
export const refund = z.object({
  id: z.string(),
  kind: z.enum(refundKinds),
  amount: z.number(),
  reason: z.string(),
  status: z.enum(refundStatuses),
  reference: z
    .string()
    .nullable()
    .describe("The provider's own id of it, or the number of the transfer"),
  at: z.iso.datetime(),
  lines: z
    .array(z.object({ id: z.string(), quantity: z.number().int(), amount: z.number() }))
    .describe('The lines of the order that it is for, where it names any'),
})
export type Refund = z.infer<typeof refund>

/** The same as staff see it. */
export const staffRefund = refund.extend({
  by: z.string().nullable().describe('The e-mail of who decided it; null when a rule did'),
  credit: z
    .enum(refundCredits)
    .describe('`commercial`: given without touching the tax, and without a credit note'),
  cancels: z.boolean().describe('Its pieces were cancelled; else they stay in the order'),
  details: z
    .object({
      askedAt: z.iso.datetime(),
      givenAt: z.iso.datetime().nullable(),
      forgottenAt: z.iso.datetime().nullable(),
    })
    .nullable()
    .describe('When its buyer was asked where to send it, and said so; null unless by hand'),
})
export type StaffRefund = z.infer<typeof staffRefund>

/** In rupees, to the paisa. */
const amount = zm
  .number(refundRuleTexts.refundAmount)
  .check(
    zm.gt(0, refundRuleTexts.refundAmount),
    zm.lte(10_000_000, refundRuleTexts.refundAmount),
    zm.refine(isWholePaise, refundRuleTexts.refundAmount),
  )
export const pieces = zm
  .int(refundRuleTexts.pieces)
  .check(zm.gte(1, refundRuleTexts.pieces), zm.lte(10, refundRuleTexts.pieces))

/** A refund that staff decide: of lines, of an amount in rupees, or of all that is left when it names neither. */
export const refundOrder = zm.object({
  lines: zm.optional(
    listOf(zm.object({ id: text(64), quantity: pieces, amount: zm.optional(amount) })).check(
      zm.maxLength(50, refundRuleTexts.tooManyLines),
    ),
  ),
  amount: zm.optional(amount),
  reason: text(mostOfReason),
  restock: zm.optional(zm.boolean()),
  method: oneOf(refundKinds, refundRuleTexts.refundKind),
  /** Of an amount without pieces, once the order was sent; a credit note with tax when it is left out. */
  credit: zm.optional(oneOf(refundCredits, refundRuleTexts.refundCredit)),
})
export type RefundOrder = zm.infer<typeof refundOrder>

/** What becomes of a refund: sent by hand with the number of the transfer, or one that failed tried again. */
export const refundChange = zm.object({
  utr: zm.optional(text(40)),
  status: zm.optional(oneOf(['processed', 'pending'], refundRuleTexts.refundStatus)),
})
export type RefundChange = zm.infer<typeof refundChange>
