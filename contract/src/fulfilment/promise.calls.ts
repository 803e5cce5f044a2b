import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'
import { envelope } from '#shared/envelope.ts'
import { emptyAsUndefined, pinCode } from '#shared/fields.ts'
import { mostPromised } from './promise-limits.ts'
import { promiseAnswer } from './promise.ts'

const ids = z
  .string()
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(z.array(z.string().max(64)).max(mostPromised, ruleTexts.notValid))
  .optional()

export const promiseCalls = {
  'GET /promise': {
    access: 'public',
    tag: 'Delivery',
    summary: 'When goods arrive at a PIN code',
    description:
      'Of one product (`productId`), or of up to 60 (`productIds`, separated by commas): then the dates of all together, and those of each. While nobody knows how long the carrier needs the window is wider.',
    query: z
      .object({
        productId: z.preprocess(emptyAsUndefined, z.string().max(64).optional()),
        productIds: z.preprocess(emptyAsUndefined, ids),
        pincode: pinCode(),
      })
      .refine(({ productId, productIds }) => productId ?? productIds, {
        path: ['productId'],
        message: texts.required,
      }),
    answer: envelope(promiseAnswer),
    failures: [409],
  },
} satisfies Calls
