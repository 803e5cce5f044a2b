import { z } from 'zod'
import { maxQuantity, minQuantity } from './cart-limits.ts'
import { absentOr, text } from '#shared/fields.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { linePersonalisation, plainLine } from '@tohfa/print-engine/scene/personalisation'
import { texts } from '#i18n/texts.ts'

// Apart from the schemas, so that a page that only counts does not carry the validator.
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

/** Why a line cannot be printed as it lies in the cart (docs/studio.md 13.5). */
export const unprintable = ['studio_ended', 'proof_required'] as const

/** A line of a cart at today's prices, in rupees (docs/product.md 8.4). */
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
  }),
  selectedDetails,
  personalisation: linePersonalisation.optional(),
  plain: plainLine,
  available: z.boolean(),
  /** What it lacks to be printed: its product is no longer personalised, or now only so. */
  unavailableBecause: z.enum(unprintable).optional(),
  /** How many this line can have beside the others of its colour and size, where stock is tracked. */
  stockLeft: z.number().int().optional(),
  /** What one cost when it was added, its print included, where that has changed since. */
  priceWhenAdded: z.number().optional(),
})
export type CartLine = z.infer<typeof cartLine>
