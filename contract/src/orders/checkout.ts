import { z } from 'zod'
import { address } from '#accounts/addresses.ts'
import { shownNotice } from '#accounts/consents.ts'
import { giftWish } from './gift.ts'
import { oneOf, text } from '#shared/fields.ts'
import { arriveOn } from '#fulfilment/promise.ts'
import { agreedToMessages } from './messages/messages.ts'
import { order, paymentMethods } from './orders.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { businessFields, businessIsWhole } from '#tax/business-buyer.ts'

const fields = z.object({
  user_id: text(64),
  payment_method: oneOf(paymentMethods, ruleTexts.paymentMethod),
  shipping_address: address,
  /** The displayed total in rupees; if the real one differs, nothing is ordered. */
  shown_total: z.number().optional(),
  notice: shownNotice,
  /** The required delivery day; an impossible one is refused with the first possible day. */
  arriveOn,
  gift: z.optional(giftWish),
  /** Agrees to messages at the number of the address; a gift for somebody else has none. */
  whatsapp: agreedToMessages,
  ...businessFields,
})
export const orderPlacement = fields.check(businessIsWhole<Partial<z.infer<typeof fields>>>())
export type OrderPlacement = z.infer<typeof orderPlacement>

/** The options of the payment window; `amount` is in paise, as the provider expects. */
export const paymentRequest = z.object({
  razorpayOrderId: z.string(),
  amount: z.number().int(),
  currency: z.literal('INR'),
  keyId: z.string(),
  rest: z
    .number()
    .optional()
    .describe('Of a cash order whose `amount` is an advance: what the courier collects, in rupees'),
})
export type PaymentRequest = z.infer<typeof paymentRequest>

export const placedOrder = z.union([paymentRequest, z.object({ order })])

/**
 * The result that the payment window gives to the page, which forwards it (docs/product.md 10.2).
 */
export const paymentCallback = z.object({
  razorpay_order_id: text(64),
  razorpay_payment_id: text(64),
  razorpay_signature: text(256),
})
