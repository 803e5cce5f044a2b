import { z } from 'zod'
import { absentOr, emptyAsUndefined, preprocessed, text } from '#shared/fields.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'
import { longestBlankTitle, mostBlankVariants, mostPieces } from './blank-limits.ts'
import { variantsOnce } from './variants-once.ts'

/** Pieces of a blank. */
export const stockFigure = () =>
  z
    .number(absentOr(texts.required, ruleTexts.stock))
    .int(ruleTexts.stock)
    .min(0, ruleTexts.stock)
    .max(mostPieces, ruleTexts.stock)

const variantForm = z.object({
  color: text(60),
  size: preprocessed(
    (value) => (value === null ? undefined : emptyAsUndefined(value)),
    z.optional(text(20)),
  ),
  stock: stockFigure(),
  seen: stockFigure()
    .nullish()
    .describe('The stock that was read: it is set only while it is still that, else 409'),
  low: stockFigure().nullish().describe('From how many on Today says that it runs low'),
})

const variantForms = z
  .array(variantForm, absentOr(texts.required, ruleTexts.mustBeList))
  .min(1, texts.required)
  .max(mostBlankVariants, ruleTexts.notValid)
  .superRefine(
    variantsOnce('color', ({ color, size }) => JSON.stringify([color.toLowerCase(), size])),
  )

const trackStock = z.boolean(ruleTexts.notValid)

/** What is printed on, as staff count it. */
export const blankForm = z.object({
  title: text(longestBlankTitle),
  variants: variantForms,
  trackStock: trackStock.default(true),
})
export type BlankForm = z.infer<typeof blankForm>

/** A part of it; what is left out stays. Variants that are given replace all. */
export const blankChange = z.object({
  title: z.optional(text(longestBlankTitle)),
  variants: variantForms.optional(),
  trackStock: trackStock.optional(),
})
export type BlankChange = z.infer<typeof blankChange>

/** A blank with its stock, and the products that are printed on it. */
export const blank = z.object({
  id: z.string(),
  title: z.string(),
  trackStock: z.boolean(),
  variants: z.array(
    z.object({
      color: z.string(),
      size: z.string().optional(),
      stock: z.number().int(),
      low: z.number().int().optional(),
    }),
  ),
  products: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type Blank = z.infer<typeof blank>
