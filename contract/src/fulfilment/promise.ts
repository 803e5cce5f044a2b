import { z } from 'zod'
import { emptyAsUndefined } from '#shared/fields.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'

/** The days in India of handover to the carrier and of delivery (docs/product.md 12.14). */
export const promisedDates = z.object({
  dispatchBy: z.iso.date(),
  arrivesBy: z.iso.date(),
  latest: z.iso.date().describe('When they arrive if things go slowly'),
})
export type PromisedDates = z.infer<typeof promisedDates>

/** The promise for one or several goods together, and for each of several. */
export const promiseAnswer = promisedDates.extend({
  products: z
    .array(promisedDates.extend({ productId: z.string() }))
    .optional()
    .describe('For each of `productIds`; those that are sold no more are left out'),
})
export type PromiseAnswer = z.infer<typeof promiseAnswer>

/** The day on which an order must arrive; empty counts as absent. */
export const arriveOn = z.preprocess(emptyAsUndefined, z.iso.date(ruleTexts.date).optional())
