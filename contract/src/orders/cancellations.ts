import * as zm from 'zod/mini'
import { listOf, text } from '#shared/fields.ts'
import { refundRuleTexts } from '#payments/refund-rules.texts.ts'
import { mostOfReason, pieces } from '#payments/refunds.ts'

/** What of an order is cancelled: pieces of its lines, or all of it when it names none. */
export const cancellation = zm.object({
  items: zm.optional(
    listOf(zm.object({ id: text(64), quantity: pieces })).check(
      zm.minLength(1, refundRuleTexts.notInOrder),
      zm.maxLength(50, refundRuleTexts.tooManyLines),
    ),
  ),
  reason: text(mostOfReason),
})
export type Cancellation = zm.infer<typeof cancellation>
