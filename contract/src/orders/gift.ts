import * as z from 'zod/mini'
import { text, textLines } from '#shared/fields.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'

/** What an order is given with as a gift. */
export const giftWish = z.object({
  to: text(80),
  from: z.optional(text(80)),
  message: textLines(200),
  /** Wrapped, at the price that is set. */
  wrap: z.optional(z.boolean(ruleTexts.notValid)),
  /** No price in the parcel. */
  hidePrices: z.optional(z.boolean(ruleTexts.notValid)),
})
export type GiftWish = z.infer<typeof giftWish>
