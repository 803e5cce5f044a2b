import { z } from 'zod'
import { badRequest } from './errors.ts'

/**
 * The requests that the provider accepts, with its limits and error messages (docs/providers.md 1.2
 * to 1.5).
 */
const notes = z
  .union([
    z
      .record(
        z.string(),
        z.coerce.string().max(256, 'The notes may not be greater than 256 characters.'),
      )
      .refine(
        (pairs) => Object.keys(pairs).length <= 15,
        'Number of fields in notes should be less than or equal to 15.',
      ),
    z.array(z.never()).max(0),
  ])
  .nullish()
  .transform((pairs) =>
    pairs && Object.keys(pairs).length > 0 ? (pairs as Record<string, string>) : ([] as []),
  )
const receipt = z
  .string()
  .max(40, 'The receipt may not be greater than 40 characters.')
  .nullish()
  .transform((text) => text ?? null)
const amount = z.number('The amount must be an integer.').int('The amount must be an integer.')
const currency = z.literal('INR', 'Currency is not supported')

export const orderRequest = z.object({
  amount: amount.min(100, 'Order amount less than minimum amount allowed'),
  currency,
  receipt,
  notes,
})

export const notesRequest = z.object({ notes })

export const paymentRequest = z.object({ amount, currency: currency.default('INR') })

export const refundRequest = z.object({
  amount: amount.min(100, 'The amount must be at least INR 1.00').optional(),
  speed: z.enum(['normal', 'optimum']).default('normal'),
  notes,
  receipt,
})

const digits = (words: string, least: number, most: number) =>
  z.coerce.number(words).int(words).min(least, words).max(most, words)

/** A day of the settlement report; the provider also answers whole months. */
export const settledRequest = z
  .object({
    year: digits('The year must be 4 digits.', 1000, 9999),
    month: digits('The month is not a valid month.', 1, 12),
    day: digits('The day must be between 1 and 2 digits.', 1, 31),
    count: digits('The count must be at least 1.', 1, 1_000).default(10),
    skip: digits('The skip must be at least 0.', 0, Number.MAX_SAFE_INTEGER).default(0),
  })
  .transform(({ year, month, day, ...page }) => ({
    ...page,
    day: [year, month, day].map((part) => String(part).padStart(2, '0')).join('-'),
  }))

/** An addition of the simulator: the payment window or a test sends it in place of a bank. */
export const payRequest = z.object({
  outcome: z.enum(['captured', 'authorized', 'failed']).default('captured'),
  webhook: z.boolean().default(true),
  /**
   * For the payment window: its key is checked, and a failure has status 200, so that the console
   * stays clean.
   */
  key_id: z.string().optional(),
  amount: amount.optional(),
  currency: z.string().length(3).optional(),
  email: z.string().max(254).default('customer@example.com'),
  contact: z.string().max(20).default('+919876543210'),
})

/** The value, or the provider's error for its first fault. */
export function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw badRequest(issue?.message ?? 'The input is invalid', { field: issue?.path.join('.') })
}
