import { z } from 'zod'
import { documentKinds } from './document-kinds.ts'

const heads = {
  taxable: z.number().describe('In rupees, as the document has it'),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  total: z.number().describe('Tax included'),
}

/** A document as a row of the register. */
export const registerRow = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(documentKinds),
  date: z.iso.date(),
  order: z.string().describe('The number of its order'),
  orderId: z.string(),
  against: z.string().nullable().describe('The number of the document that it corrects'),
  buyer: z.string(),
  gstin: z.string().nullable(),
  placeOfSupply: z.string().describe('The code of a state'),
  ...heads,
  sample: z.boolean().describe('Made by the sample: not good for tax'),
})
export type RegisterRow = z.infer<typeof registerRow>

/** What the documents of a kind come to. */
export const registerSum = z.object({
  kind: z.enum(documentKinds),
  documents: z.number().int(),
  ...heads,
})
export type RegisterSum = z.infer<typeof registerSum>
