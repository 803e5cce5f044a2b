import { z } from 'zod'

/** The headers of an idempotent call, which runs once per key (docs/product.md 9.9). */
export const idempotencyKey = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('The same key with the same body is done once; with another body it is 409'),
})
