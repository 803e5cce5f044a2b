import { z } from 'zod'
import { documentKinds } from './document-kinds.ts'
import { sellerProfile } from './seller.ts'

/** A document in a list. */
export const documentSummary = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  number: z.string(),
  issuedOn: z.iso.date(),
  total: z.number().describe('In rupees, tax included'),
})
export type DocumentSummary = z.infer<typeof documentSummary>

/** The seller on the day of the document. */
const documentSeller = sellerProfile.omit({ seriesPrefix: true, validFrom: true, isSample: true })
export type DocumentSeller = z.infer<typeof documentSeller>

/** The buyer, and the destination. */
const documentBuyer = z.object({
  name: z.string(),
  streetAddress: z.string(),
  city: z.string(),
  state: z.string(),
  stateCode: z.string(),
  pinCode: z.string(),
  gstin: z.string().nullable(),
  legalName: z.string().nullable(),
  legalAddress: z
    .string()
    .nullish()
    .describe('Where the buyer is, when the goods went elsewhere; the state is that of its GSTIN'),
})
export type DocumentBuyer = z.infer<typeof documentBuyer>

const parts = {
  gross: z.number(),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number().describe('UTGST in a union territory that has it'),
  igst: z.number(),
}

/** A tax document as it was issued; money in rupees, rates in percent. */
export const taxDocument = documentSummary.extend({
  orderId: z.string(),
  orderNumber: z.string(),
  sample: z.boolean().describe('Made by the sample: not good for tax'),
  against: z
    .object({ id: z.string(), number: z.string(), issuedOn: z.iso.date() })
    .nullable()
    .describe('The document that it takes back'),
  seller: documentSeller,
  buyer: documentBuyer,
  placeOfSupply: z.string().describe('The code of a state'),
  reverseCharge: z.boolean(),
  lines: z.array(
    z.object({
      description: z.string(),
      hsn: z.string(),
      uqc: z.string(),
      quantity: z.number().int().describe('0 where money alone goes back'),
      rate: z.number(),
      ...parts,
    }),
  ),
  totals: z.object({
    ...parts,
    rounding: z.number().describe('The round-off to whole rupees of cash; 0 otherwise'),
    payable: z.number().describe('`gross` with `rounding`: what is paid or given back'),
  }),
  irn: z.string().nullable(),
})
export type TaxDocument = z.infer<typeof taxDocument>
