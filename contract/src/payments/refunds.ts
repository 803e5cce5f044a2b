import * as zm from 'zod/mini'
import { z } from 'zod'
import { answeredPieces, namedPieces } from '#orders/named-pieces.ts'
import { listOf, oneOf, text } from '#shared/fields.ts'
import { isWholePaise } from '#shared/money.ts'
import { mostOfReason, refundCredits, refundKinds, refundStatuses } from './refund-states.ts'
import { refundRuleTexts } from './refund-rules.texts.ts'

// Separate from the schemas, so that a page that only names states does not load the validator.
export * from './refund-states.ts'

/** A refund for its buyer; `amount` in rupees. */
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
    .array(z.object({ ...answeredPieces, amount: z.number() }))
    .describe('The lines of the order that it is for, where it names any'),
})
export type Refund = z.infer<typeof refund>

/** The same for staff. */
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

/** In rupees, with at most two decimals. */
const amount = zm
  .number(refundRuleTexts.refundAmount)
  .check(
    zm.gt(0, refundRuleTexts.refundAmount),
    zm.lte(10_000_000, refundRuleTexts.refundAmount),
    zm.refine(isWholePaise, refundRuleTexts.refundAmount),
  )

/**
 * A refund by staff: of lines, of an amount in rupees, or of the whole rest when neither is given.
 */
export const refundOrder = zm.object({
  lines: zm.optional(
    listOf(zm.object({ ...namedPieces, amount: zm.optional(amount) })).check(
      zm.maxLength(50, refundRuleTexts.tooManyLines),
    ),
  ),
  amount: zm.optional(amount),
  reason: text(mostOfReason),
  restock: zm.optional(zm.boolean()),
  method: oneOf(refundKinds, refundRuleTexts.refundKind),
  /** For an amount without pieces after shipping; by default a credit note with tax. */
  credit: zm.optional(oneOf(refundCredits, refundRuleTexts.refundCredit)),
})
export type RefundOrder = zm.infer<typeof refundOrder>

/**
 * The outcome of a refund: sent by hand with the number of the transfer, or a retry of a failed
 * one.
 */
export const refundChange = zm.object({
  utr: zm.optional(text(40)),
  status: zm.optional(oneOf(['processed', 'pending'], refundRuleTexts.refundStatus)),
})
export type RefundChange = zm.infer<typeof refundChange>
