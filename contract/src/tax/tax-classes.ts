import { z } from 'zod'
import { nilKinds } from './nil-kinds.ts'

const row = z.object({
  hsn: z.string(),
  uqc: z.string(),
  rate: z.number().describe('Percent'),
  above: z.number().nullable().describe('Rupees before tax, a piece'),
  rateAbove: z.number().nullable().describe('Percent above that price'),
  nil: z.boolean().describe('Sold without tax'),
  nilKind: z
    .enum(nilKinds)
    .nullable()
    .describe('Where a class without tax stands in table 8 of GSTR-1; null of the others'),
  source: z.string().nullable(),
  reviewedBy: z.string().nullable(),
  reviewedAt: z.iso.date().nullable(),
  validFrom: z.iso.date(),
  isSample: z.boolean().describe('Taken for granted for the sample only'),
})
export type TaxClassRates = z.infer<typeof row>

/** A tax class as of today; one that begins later shows its future values. */
export const taxClass = row.extend({
  key: z.string(),
  inUse: z.boolean().describe('A product in the shop has it'),
  upcoming: z.array(row).describe('Changes of days to come, the first of them first'),
})
export type TaxClass = z.infer<typeof taxClass>
