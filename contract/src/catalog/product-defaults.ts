import { z } from 'zod'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { absentOr } from '#shared/fields.ts'
import { texts } from '#i18n/texts.ts'
import { trait } from './product-form.ts'
import { productTypeSlugs } from './product-type-labels.ts'

/** The weight of a piece with its packing, until staff weigh one, in grams. */
export const firstWeight = 250
export const mostWeight = 30_000

const types = z
  .array(
    z.enum(productTypeSlugs, ruleTexts.productType),
    absentOr(texts.required, ruleTexts.mustBeList),
  )
  .min(1, ruleTexts.productType)

/** A change of defaults for some types; what is left out stays, and what is empty is cleared. */
export const productDefaultsForm = z.object({
  types,
  countryOfOrigin: trait('countryOfOrigin'),
  maker: trait('maker'),
  packer: trait('packer'),
  importer: trait('importer'),
  weight: z
    .number(ruleTexts.weight)
    .int(ruleTexts.weight)
    .min(1, ruleTexts.weight)
    .max(mostWeight, ruleTexts.weight)
    .optional(),
})
export type ProductDefaultsForm = z.infer<typeof productDefaultsForm>

/** Fills what existing products lack. */
export const productDefaultsFill = z.object({
  types,
  products: z.number(ruleTexts.notValid).int().describe('How many staff read that it would fill'),
})

const given = z.string().nullable()
const count = z.number().int()

/** What new products of a type begin with. */
export const productDefaults = z.object({
  productType: z.enum(productTypeSlugs),
  countryOfOrigin: given,
  maker: given,
  packer: given,
  importer: given,
  weight: count.describe('In grams, of a piece with its packing, as the courier reads it'),
  fillable: count.describe('Products of the type that a fill would give what they lack'),
})
export type ProductDefaults = z.infer<typeof productDefaults>
