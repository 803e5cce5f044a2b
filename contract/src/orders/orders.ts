import { z } from 'zod'
import { address } from '#accounts/addresses.ts'
import { byQuantity } from '#catalog/price-break.ts'
import { selectedDetails } from './cart.ts'
import { cashStates } from './cash-states.ts'
import { lineList } from './line-list.ts'
import { oneOf } from '#shared/fields.ts'
import { gift } from './gift.ts'
import { orderStatuses, paymentMethods } from './order-moves.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { linePersonalisation, plainLine } from '@tohfa/print-engine/scene/personalisation'
import { promisedDates } from '#fulfilment/promise.ts'
import { business } from '#tax/business-buyer.ts'
import { forcing, hasReason, reasonMissing } from '#fulfilment/unready.ts'

// Separate from the schemas, so that a page that only names states does not load the validator.
export * from './order-moves.ts'

/**
 * An order as returned: a copy from the moment of purchase, prices in rupees (docs/product.md
 * 11.1).
 */
export const order = z.object({
  id: z.string(),
  orderNumber: z.string(),
  order_date: z.iso.datetime(),
  status: z.enum(orderStatuses),
  payment_method: z.enum(paymentMethods),
  shipping_address: z.object(
    Object.fromEntries(Object.keys(address.shape).map((key) => [key, z.string()])) as Record<
      keyof typeof address.shape,
      z.ZodString
    >,
  ),
  business: z.nullable(business).describe('The business that buys; null of a consumer'),
  order_items: z.array(
    z.object({
      id: z.string(),
      product: z.object({
        id: z.string(),
        title: z.string(),
        price: z.number(),
        discount: z.number(),
        discountedPrice: z.number(),
        description: z.string(),
        brand: z.string(),
        productType: z.string(),
      }),
      ...byQuantity,
      quantity: z.number().int(),
      cancelled: z.number().int().describe('How many of them were cancelled'),
      selectedDetails,
      personalisation: linePersonalisation.optional(),
      plain: plainLine,
      list: lineList
        .optional()
        .describe('Of a line of a name list: its rows of one colour, size and price'),
      offer: z
        .number()
        .optional()
        .describe('What the offer took off all pieces that were bought; left out where nothing'),
    }),
  ),
  offer: z
    .object({ code: z.string(), discount: z.number() })
    .optional()
    .describe('What took something off it when it was bought; `discount` is the sum of its lines’'),
  wrap: z.number().optional().describe('What wrapping it as a gift costs; left out where nothing'),
  gift: z.optional(gift).describe('What it is given with; left out where it is no gift'),
  total: z.number().describe('Of what was not cancelled, to the paisa'),
  toCollect: z
    .number()
    .optional()
    .describe(
      'What the courier collects for a cash order: the total in whole rupees, less an advance',
    ),
  rounding: z.number().optional().describe('`toCollect` and an advance less `total`'),
  cashState: z
    .enum(cashStates)
    .describe(
      'Of a cash order: whether its buyer still has to say yes. `status` stays `confirmed`',
    ),
  cashUntil: z.iso
    .datetime()
    .optional()
    .describe('While it waits for that: until when; then it is cancelled'),
  advance: z.number().optional().describe('What of a cash order was paid online beforehand'),
  paid: z.number(),
  refunded: z.number().describe('What of it went back or is going back'),
  promisedBy: z.iso
    .date()
    .nullable()
    .describe(
      'The day of India on which it should be there; null of what was bought before days were promised',
    ),
  arriveOn: z.iso
    .date()
    .optional()
    .describe('The day on which its buyer wants it there; left out where they chose none'),
  promise: promisedDates.nullable(),
  delivery: z
    .literal('counter')
    .optional()
    .describe('Where it is handed over at the counter, without a parcel'),
  replaces: z.string().nullable().describe('The order whose goods are made again'),
  waybill: z.string().nullable().optional(),
})
export type Order = z.infer<typeof order>

/**
 * The moves that an admin can request; a known but currently illegal one is a conflict, not bad
 * input.
 */
export const orderAdvance = z
  .object({ status: oneOf(orderStatuses, ruleTexts.status), ...forcing })
  .refine(hasReason, reasonMissing)
