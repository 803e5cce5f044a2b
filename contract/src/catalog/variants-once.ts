import type { z } from 'zod'
import { blankRuleTexts } from './blank-rules.texts.ts'

/** Refuses a colour and size of a blank that a list has twice, at this field of the second. */
export const variantsOnce =
  <Row>(field: keyof Row & string, keyOf: (row: Row) => string) =>
  (rows: readonly Row[], context: z.RefinementCtx): void => {
    const seen = new Set<string>()
    for (const [at, row] of rows.entries()) {
      const key = keyOf(row)
      if (seen.has(key))
        context.addIssue({
          code: 'custom',
          path: [at, field],
          message: blankRuleTexts.blankChoiceTwice,
        })
      seen.add(key)
    }
  }
