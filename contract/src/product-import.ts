import { z } from 'zod'
import { besideSentence } from './envelope.ts'
import { productAttributes } from './product-attributes.ts'

/** The columns of a file of products, in the order in which they are written. */
export const productColumns = [
  'id',
  'productType',
  'category',
  'title',
  'description',
  'highlights',
  'brand',
  'price',
  'discount',
  'rating',
  'trackStock',
  'quantity',
  'colors',
  'images',
  'stock',
  ...productAttributes,
] as const
export type ProductColumn = (typeof productColumns)[number]

export const mostImportRows = 2_000

/** Why a row cannot be taken: its line in the file, its column, and a sentence. */
const importProblem = z.object({
  line: z.number().int(),
  field: z.string().describe('The column; empty for what is wrong with the whole line'),
  sentence: z.string(),
  ...besideSentence,
})
export type ImportProblem = z.infer<typeof importProblem>

export const productImport = z.object({
  csv: z.string(),
  dryRun: z.boolean().default(true),
})

const count = z.number().int()

/** What a file does, or in a dry run would do. Nothing is written while there is a problem. */
export const importReport = z.object({
  dryRun: z.boolean(),
  rows: count,
  created: count,
  changed: count,
  unchanged: count,
  stockChanged: count.describe('Of the changed, those whose stock is set to the file’s figures'),
  problems: z.array(importProblem),
})
export type ImportReport = z.infer<typeof importReport>
