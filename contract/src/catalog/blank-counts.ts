import { z } from 'zod'
import { absentOr } from '#shared/fields.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'
import { stockFigure } from './blanks.ts'
import { mostBlankVariants } from './blank-limits.ts'
import { variantsOnce } from './variants-once.ts'

export const blankMovementKinds = ['counted', 'delivery'] as const

/** What staff counted of blanks, against the pieces that the shelf should have had. */
export const blankCount = z.object({
  id: z
    .uuid(ruleTexts.notValid)
    .describe('A key that the caller chooses: the same count is booked once'),
  rows: z
    .array(
      z.object({
        variantId: z.uuid(ruleTexts.notValid),
        seen: stockFigure().describe('`stock` and `waiting` together, as they were read'),
        counted: stockFigure().describe('All pieces on the shelf, those that are sold too'),
      }),
      absentOr(texts.required, ruleTexts.mustBeList),
    )
    .min(1, texts.required)
    .max(mostBlankVariants, ruleTexts.notValid)
    .superRefine(variantsOnce('variantId', ({ variantId }) => variantId)),
})
export type BlankCount = z.infer<typeof blankCount>

const choice = { title: z.string(), color: z.string(), size: z.string().optional() }

/** A colour and size of a blank, to be counted. */
export const countedChoice = z.object({
  ...choice,
  variantId: z.string(),
  stock: z.number().int(),
  waiting: z
    .number()
    .int()
    .describe('Sold or being bought, and still on the shelf: nobody prints or packs them yet'),
})
export type CountedChoice = z.infer<typeof countedChoice>

/** What changed a stock by hand, which is `stock` since. */
export const blankMovement = z.object({
  ...choice,
  id: z.string(),
  kind: z.enum(blankMovementKinds),
  pieces: z.number().int().describe('What was added to the stock; below zero where pieces lacked'),
  seen: z.number().int().optional().describe('Of a count: the figure that it was made against'),
  counted: z.number().int().optional(),
  reference: z.string().optional().describe('Of a delivery: the words of its paper'),
  stock: z.number().int(),
  by: z
    .string()
    .optional()
    .describe('The e-mail of the staff member; none once that account is gone'),
  at: z.string(),
})
export type BlankMovement = z.infer<typeof blankMovement>

export const blankCounts = z.object({
  choices: z.array(countedChoice),
  movements: z.array(blankMovement).describe('The last 50'),
})
export type BlankCounts = z.infer<typeof blankCounts>
