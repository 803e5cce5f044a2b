import { z } from 'zod'

/** The tables of GSTR-1 for documents, by their keys at the portal. */
export const returnTables = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'nil'] as const
export type ReturnTable = (typeof returnTables)[number]

/** The document kinds of table 13, by their number there. */
export const issuedNatures = {
  1: 'Invoices for outward supply',
  5: 'Credit Note',
  6: 'Receipt Voucher',
  8: 'Refund Voucher',
} as const
export type IssuedNature = keyof typeof issuedNatures
export const issuedNumbers = [1, 5, 6, 8] as const satisfies IssuedNature[]

const heads = {
  taxable: z.number().describe('In rupees; of what bears no tax its value'),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
}

/** The return of a month; credit notes are negative. */
export const gstOverview = z.object({
  period: z.string(),
  gstin: z.string(),
  sample: z.boolean().describe('Made by the sample: not to be filed'),
  complete: z.boolean().describe('The month is over'),
  others: z.array(z.string()).describe('Under which other GSTINs documents were issued in it'),
  tables: z.array(
    z.object({
      table: z.enum(returnTables),
      documents: z.number().int().describe('One with several rates may stand in two tables'),
      ...heads,
    }),
  ),
  totals: z.object(heads),
  issued: z
    .array(z.object({ nature: z.literal(issuedNumbers), count: z.number().int() }))
    .describe('By the numbers that table 13 has for natures of documents'),
})
export type GstOverview = z.infer<typeof gstOverview>
