import { z } from 'zod'
import { messageKey } from '#shared/envelope.ts'
import { couponKinds } from './coupon-kinds.ts'

const why = messageKey.partial().extend({ text: z.string() })

/** The discount of a cart, the state of its saved code, and the new total, in rupees. */
export const cartOffer = z.object({
  offer: z
    .object({
      code: z.string(),
      label: z.string().describe('Such as `10% off, at most ₹200`'),
      kind: z.enum(couponKinds),
      value: z.number(),
      cap: z.number().nullable(),
      until: z.string().nullable(),
      discount: z.number(),
      automatic: z.boolean().describe('It applies without its code'),
      best: z.boolean().describe('Several fit, and this takes most off'),
    })
    .nullable()
    .describe('The offer that is applied'),
  coupon: z
    .object({
      code: z.string(),
      applied: z.boolean(),
      why: why.nullable().describe('Why the code that is kept does not apply'),
    })
    .nullable()
    .describe('The code that is kept with the cart'),
  wrap: z.number().nullable().describe('What wrapping as a gift costs; null where none is offered'),
  totals: z.object({
    units: z.number(),
    price: z.number(),
    discount: z.number(),
    personalisation: z.number(),
    offer: z.number().describe('What the offer takes off'),
    personalised: z
      .number()
      .describe('What the lines with a print come to, less their shares of the offer'),
    deliveryCharges: z.number(),
    total: z.number().describe('Without the wrap'),
  }),
})
export type CartOffer = z.infer<typeof cartOffer>
