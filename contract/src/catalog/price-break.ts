import { z } from 'zod'

/** A price break of a product as calls answer it (docs/product.md 3.17). */
export const priceBreak = z.object({ from: z.number().int(), percent: z.number() })

/** What a piece of a line costs by the number of pieces. */
export const byQuantity = {
  unitPrice: z.number().describe('What a piece comes to without its print, after the break'),
  priceBreak: z.nullable(priceBreak).describe('The break that applies; null where none does'),
}
