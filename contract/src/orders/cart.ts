import { z } from 'zod'
import { maxQuantity, minQuantity } from './cart-limits.ts'
import { byQuantity, priceBreak } from '#catalog/price-break.ts'
import { lineList } from './line-list.ts'
import { absentOr, text } from '#shared/fields.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { linePersonalisation, plainLine } from '@tohfa/print-engine/scene/personalisation'
import { texts } from '#i18n/texts.ts'

// Separate from the schemas, so that a page that only counts does not load the validator.
export * from './cart-limits.ts'

export const cartAddition = z.object({
  product_id: text(64),
  user_id: text(64),
  quantity: z.literal(1, ruleTexts.notValid).default(1),
  selectedDetails: z.object({
    color: text(60),
    size: z.nullish(text(20)),
    quantity: z.number().int().nullish(),
    proof: z.nullish(text(64)).describe('The hash of a proof that you approved for this choice'),
  }),
})

export const quantityChange = z.object({
  id: z.optional(text(64)),
  quantity: z
    .number(absentOr(texts.required, ruleTexts.quantity))
    .int(ruleTexts.quantity)
    .min(minQuantity, ruleTexts.quantity)
    .max(maxQuantity, ruleTexts.quantity),
  proof: z.optional(text(64)).describe('Takes the place of the one that is on the line'),
})

export const selectedDetails = z.object({
  color: z.string(),
  images: z.array(z.string()),
  size: z.string().optional(),
  quantity: z.number().int().optional(),
  proof: z.string().optional().describe('The hash of the proof that its buyer approved'),
})

/** Why the print of a cart line is impossible (docs/studio.md 13.5). */
export const unprintable = ['studio_ended', 'proof_required'] as const

/** A line of a cart at current prices, in rupees (docs/product.md 8.4). */
export const cartLine = z.object({
  id: z.string(),
  quantity: z.number().int(),
  product: z.object({
    id: z.string(),
    title: z.string(),
    titleHi: z.string().optional(),
    price: z.number(),
    discount: z.number(),
    discountedPrice: z.number(),
    priceBreaks: z.array(priceBreak),
  }),
  ...byQuantity,
  selectedDetails,
  personalisation: linePersonalisation.optional(),
  plain: plainLine,
  list: lineList.optional().describe('Of a line of a name list, which goes with its whole list'),
  available: z.boolean(),
  /** The obstacle to its print: its product is no longer customizable, or now requires a print. */
  unavailableBecause: z.enum(unprintable).optional(),
  /**
   * The available quantity for this line besides others of its colour and size, if stock is
   * tracked.
   */
  stockLeft: z.number().int().optional(),
  /** The single price when it was added, with its print, if it has changed since. */
  priceWhenAdded: z.number().optional(),
})
export type CartLine = z.infer<typeof cartLine>
