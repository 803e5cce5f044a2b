import { z } from 'zod'

/** The headers of a call that is done once for each key, however often it is sent (docs/product.md 9.9). */
export const idempotencyKey = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('The same key with the same body is done once; with another body it is 409'),
})
