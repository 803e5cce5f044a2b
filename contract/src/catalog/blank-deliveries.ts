import { z } from 'zod'
import { text } from '#shared/fields.ts'
import { importProblems } from '#shared/import-problem.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { longestReference } from './blank-limits.ts'

/** A delivery of blanks as a table: blank, colour, size and pieces. */
export const blankDelivery = z.object({
  id: z
    .uuid(ruleTexts.notValid)
    .describe('A key that the caller chooses: the same delivery is booked once'),
  /** The number and the date of the supplier's paper, which is booked once. */
  reference: text(longestReference),
  csv: z.string().describe('Columns `blank`, `colour`, `size` and `pieces`'),
  dryRun: z.boolean().default(true),
})
export type BlankDelivery = z.infer<typeof blankDelivery>

const count = z.number().int()

/** The effect of a delivery. Nothing is booked while there is a problem. */
export const deliveryReport = z.object({
  dryRun: z.boolean(),
  pieces: count.describe('Of all rows'),
  problems: importProblems,
  rows: z.array(
    z.object({
      line: count,
      title: z.string(),
      color: z.string(),
      size: z.string().optional(),
      pieces: count,
      stock: count.describe('With these pieces'),
    }),
  ),
})
export type DeliveryReport = z.infer<typeof deliveryReport>
