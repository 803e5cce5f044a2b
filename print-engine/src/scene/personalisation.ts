import { z } from 'zod'

/** The summary of a product's studio: the lowest price of a personalisation, in rupees. */
export const productPersonalisation = z.object({ required: z.boolean(), from: z.number() })

/**
 * The value of a field as people read it; that of a colour is its hex. Hindi exists where the
 * template has Hindi texts; typed text stays as it is.
 */
export const printedValue = z.object({
  label: z.string(),
  labelHi: z.string().optional(),
  value: z.string(),
  valueHi: z.string().optional(),
})
export type PrintedValue = z.infer<typeof printedValue>

/**
 * The personalisation of a cart or order line: pictures of the approved print, the values of its
 * fields, and the price of the print per piece, in rupees.
 */
export const linePersonalisation = z.object({
  preview: z.string(),
  mockUp: z.string().optional().describe('The same on the product, in its colour'),
  values: z.array(printedValue),
  price: z.number(),
})

/** For a line of a customizable product without the buyer's print. */
export const plainLine = z
  .literal(true)
  .optional()
  .describe('Where the product can be personalised and was not; its picture shows no sample words')
