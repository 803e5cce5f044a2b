import { z } from 'zod'
import { importPlan } from '#shared/import-plan.ts'
import { importProblems } from '#shared/import-problem.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { productAttributes } from '#catalog/product-attributes.ts'
import { productTypeSlugs } from '#catalog/product-type-labels.ts'
import { mostMovedPictures, optionUses, shopMakes } from './moving-choices.ts'

export * from './moving-choices.ts'

const cell = z.string().max(300, ruleTexts.notValid)
const named = <T extends z.core.$ZodType>(value: T) =>
  z.record(cell, value).refine((all) => Object.keys(all).length <= 500, ruleTexts.notValid)

/** What a type of the former shop becomes, and what its products lack. */
const typeAnswer = z.object({
  productType: z.enum(productTypeSlugs, ruleTexts.productType),
  category: z.string().max(60, ruleTexts.category),
  attributes: z.partialRecord(z.enum(productAttributes), cell).optional(),
  quantity: cell
    .optional()
    .describe('The packs of a type that is sold in packs, such as `100 500`'),
})
export type TypeAnswer = z.infer<typeof typeAnswer>

const answers = z.object({
  types: named(typeAnswer).optional().describe('By the name of the type in the file'),
  options: named(z.enum(optionUses)).optional().describe('By the name of the option in the file'),
  separatePrices: z
    .boolean()
    .default(false)
    .describe('Makes a product for each price, where variants differ in theirs'),
  discount: z
    .number()
    .min(1)
    .max(80)
    .default(1)
    .describe('Of products without an old price, whose price is then computed from what is paid'),
  leaveOut: z
    .boolean()
    .default(false)
    .describe('Imports the products without problems, and leaves out the others'),
})
export type MovingAnswers = z.infer<typeof answers>

/** The products of a former shop: its own export, the pictures, and the answers of the staff. */
export const movedFile = z.object({
  source: z.enum(shopMakes, ruleTexts.notValid),
  csv: z.string(),
  pictures: z
    .record(z.string().max(500), z.string().max(500))
    .refine((all) => Object.keys(all).length <= mostMovedPictures, ruleTexts.notValid)
    .default({})
    .describe('Addresses of uploaded pictures by their file names'),
  answers: answers.default({ separatePrices: false, discount: 1, leaveOut: false }),
  ...importPlan,
})
export type MovedFile = z.infer<typeof movedFile>

const count = z.number().int()

/** The effect of a file, or of a dry run. */
export const movedReport = z.object({
  dryRun: z.boolean(),
  rows: count,
  products: count.describe('Products in the file'),
  created: count,
  known: count.describe('Imported before: they stay as they are'),
  leftOut: count.describe('With problems, where these are left out'),
  addresses: count.describe('Old addresses added'),
  problems: importProblems,
  types: z.array(
    z.object({
      name: z.string(),
      products: count,
      answer: typeAnswer.nullable().describe('As answered, or as guessed'),
    }),
  ),
  options: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.string()).describe('The first ones'),
      use: z.enum(optionUses).nullable().describe('As answered, or as guessed'),
    }),
  ),
  shown: z
    .array(
      z.object({
        line: count,
        title: z.string(),
        cells: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
      }),
    )
    .describe('Of the first products: what each cell of the file becomes'),
  plan: z.string(),
})
export type MovedReport = z.infer<typeof movedReport>
