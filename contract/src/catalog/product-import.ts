import { z } from 'zod'
import { importPlan } from '#shared/import-plan.ts'
import { importProblems } from '#shared/import-problem.ts'
import { productTraits } from './product-attributes.ts'

/** The columns of a product file, in their order. */
export const productColumns = [
  'id',
  'productType',
  'category',
  'title',
  'description',
  'highlights',
  'titleHi',
  'descriptionHi',
  'highlightsHi',
  'brand',
  'price',
  'discount',
  'rating',
  'trackStock',
  'quantity',
  'colors',
  'images',
  'stock',
  'blank',
  ...productTraits,
  'taxClass',
  'hsn',
  'sizeChart',
  'priceBreaks',
  'packPrices',
  'visibility',
] as const
export type ProductColumn = (typeof productColumns)[number]

export const mostImportRows = 2_000

export const productImport = z.object({
  csv: z.string(),
  ...importPlan,
})

const count = z.number().int()

/** More than anybody reads; the totals count all. */
export const mostImportChanges = 200

/** The effect of a row: a new product, or changed cells of an existing one, long ones truncated. */
const importChange = z.object({
  line: count,
  title: z.string(),
  id: z.string().optional().describe('Absent where it would be added'),
  cells: z.array(z.object({ column: z.enum(productColumns), from: z.string(), to: z.string() })),
})
export type ImportChange = z.infer<typeof importChange>

/** The effect of a file, or of a dry run. Nothing is written while there is a problem. */
export const importReport = z.object({
  dryRun: z.boolean(),
  rows: count,
  created: count,
  changed: count,
  unchanged: count,
  stockChanged: count.describe('Of the changed, those whose stock is set to the file’s figures'),
  problems: importProblems,
  changes: z
    .array(importChange)
    .optional()
    .describe(`In a dry run: what the first ${mostImportChanges} rows that do something would do`),
  plan: z.string().optional().describe('In a dry run: stands for all that would be done'),
})
export type ImportReport = z.infer<typeof importReport>
