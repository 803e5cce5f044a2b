import * as zm from 'zod/mini'
import { listOf, text } from '#shared/fields.ts'
import { refundRuleTexts } from '#payments/refund-rules.texts.ts'
import { mostOfReason } from '#payments/refund-states.ts'
import { namedPieces } from './named-pieces.ts'

/** The pieces to cancel, by line; the whole order when none are named. */
export const cancellation = zm.object({
  items: zm.optional(
    listOf(zm.object(namedPieces)).check(
      zm.minLength(1, refundRuleTexts.notInOrder),
      zm.maxLength(50, refundRuleTexts.tooManyLines),
    ),
  ),
  reason: text(mostOfReason),
})
export type Cancellation = zm.infer<typeof cancellation>
