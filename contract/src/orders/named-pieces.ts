import * as zm from 'zod/mini'
import { z } from 'zod'
import { refundRuleTexts } from '#payments/refund-rules.texts.ts'
import { listOf, text } from '#shared/fields.ts'
import { listLimits } from '#studio/name-lists/list-limits.ts'

/** Pieces of a line of an order as requests name them; of a name list by its rows, which go whole. */
export const namedPieces = {
  id: text(64),
  quantity: zm
    .int(refundRuleTexts.pieces)
    .check(zm.gte(1, refundRuleTexts.pieces), zm.lte(listLimits.pieces, refundRuleTexts.pieces)),
  rows: zm.optional(
    listOf(zm.int(refundRuleTexts.rowUnknown)).check(
      zm.minLength(1, refundRuleTexts.rowsMissing),
      zm.maxLength(listLimits.rows, refundRuleTexts.rowUnknown),
    ),
  ),
}
export type NamedPieces = { id: string; quantity: number; rows?: number[] | undefined }

/** The same as answers name them. */
export const answeredPieces = {
  id: z.string(),
  quantity: z.number().int(),
  rows: z
    .array(z.number().int())
    .optional()
    .describe('The rows of a name list that they are; left out of any other line'),
}
