import { z } from 'zod'
import { absentOr, text } from './fields.ts'
import { ruleTexts } from './rules.texts.ts'
import { texts } from './texts.ts'

export const minQuantity = 1
export const maxQuantity = 10
/** Shown struck through and marked Free (docs/product.md 8.7), in rupees an item. */
export const deliveryChargePerItem = 40

export const cartAddition = z.object({
  product_id: text(64),
  user_id: text(64),
  quantity: z.literal(1, ruleTexts.notValid).default(1),
  selectedDetails: z.object({
    color: text(60),
    size: text(20).nullish(),
    quantity: z.number().int().nullish(),
  }),
})

export const quantityChange = z.object({
  id: text(64).optional(),
  quantity: z
    .number(absentOr(texts.required, ruleTexts.quantity))
    .int(ruleTexts.quantity)
    .min(minQuantity, ruleTexts.quantity)
    .max(maxQuantity, ruleTexts.quantity),
})

export const selectedDetails = z.object({
  color: z.string(),
  images: z.array(z.string()),
  size: z.string().optional(),
  quantity: z.number().int().optional(),
})

/** A line of a cart at today's prices, in rupees (docs/product.md 8.4). */
export const cartLine = z.object({
  id: z.string(),
  quantity: z.number().int(),
  product: z.object({
    id: z.string(),
    title: z.string(),
    price: z.number(),
    discount: z.number(),
    discountedPrice: z.number(),
  }),
  selectedDetails,
  available: z.boolean(),
  /** How many there are, where the shop tracks it. */
  stockLeft: z.number().int().optional(),
  /** What it cost when it was added, where that has changed since. */
  priceWhenAdded: z.number().optional(),
})
export type CartLine = z.infer<typeof cartLine>
