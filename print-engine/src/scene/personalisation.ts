import { z } from 'zod'

/** What a product's reads say of its studio: the lowest price of personalising it, in rupees. */
export const productPersonalisation = z.object({ required: z.boolean(), from: z.number() })

/**
 * What a field was filled in with, as people read it; the value of a colour is its hex. In Hindi there
 * is what the template says in Hindi: words that somebody typed stand as they are.
 */
export const printedValue = z.object({
  label: z.string(),
  labelHi: z.string().optional(),
  value: z.string(),
  valueHi: z.string().optional(),
})
export type PrintedValue = z.infer<typeof printedValue>

/**
 * How a line of a cart or of an order is personalised: pictures of the approved print, what was
 * filled in, and what one piece costs more, in rupees.
 */
export const linePersonalisation = z.object({
  preview: z.string(),
  mockUp: z.string().optional().describe('The same on the product, in its colour'),
  values: z.array(printedValue),
  price: z.number(),
})

/** Said of a line whose product can be personalised, and on which nothing of its buyer's is printed. */
export const plainLine = z
  .literal(true)
  .optional()
  .describe('Where the product can be personalised and was not; its picture shows no sample words')
