// chunk: schemas
import * as z from 'zod/mini'
import { emptyAsUndefined, preprocessed, textLines } from '#shared/fields.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { paperText } from '#shared/paper-text.ts'
import { graphemes } from '@tohfa/print-engine/text/graphemes'
import { printable } from '@tohfa/print-engine/text/printable'
import { giftLimits } from './gift-limits.ts'

const { name, message, units } = giftLimits

const words = {
  to: paperText(name),
  /** Empty when omitted. */
  from: preprocessed(emptyAsUndefined, z.nullish(paperText(name))),
  message: textLines(units, undefined, ruleTexts.notValid, ruleTexts.tooLong(message)).check(
    z.refine((typed) => graphemes(typed).length <= message, ruleTexts.tooLong(message)),
    printable,
  ),
}

/** The texts of a gift, for its card and its slip. */
export const giftWords = z.object(words)
export type GiftWords = z.infer<typeof giftWords>

/** The gift options of an order (docs/product.md 9.23). */
export const giftWish = z.object({
  ...words,
  /** Wrapped, at the configured price. */
  wrap: z.optional(z.boolean(ruleTexts.notValid)),
  /** No prices in the parcel. */
  hidePrices: z.optional(z.boolean(ruleTexts.notValid)),
})
export type GiftWish = z.infer<typeof giftWish>

/** A gift as its order stores it. */
export const gift = z.object({
  to: z.string(),
  from: z.optional(z.string()),
  message: z.string(),
  wrap: z.boolean(),
  hidePrices: z.boolean(),
})
export type Gift = z.infer<typeof gift>
