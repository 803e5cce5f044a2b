import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { cartOffer } from './cart-offer.ts'
import { couponChoice } from './coupons.ts'
import { cartAddition, cartLine, quantityChange } from './cart.ts'
import { envelope } from '#shared/envelope.ts'

const shared = { access: 'user', tag: 'Cart' } as const
/**
 * Under one name, because OpenAPI allows one parameter name per path: a person's or a line's id.
 */
const params = z.object({
  id: z.string().describe('GET and coupon: the user. PUT and DELETE: the line.'),
})

export const cartCalls = {
  'POST /cart': {
    ...shared,
    summary: 'Add to cart',
    description:
      'A `proof` is ready, approved by you, and of this product, colour and size; else 409 `proof_not_approved`.',
    body: cartAddition,
    answer: envelope(cartLine),
    status: 201,
    failures: [409],
  },
  'POST /name-lists/:id/cart': {
    ...shared,
    summary: 'Add an approved name list to the cart',
    description:
      'A line for each colour, size and price of its prints. 409 `list_not_approved`, `already_in_cart`, or `out_of_stock` when not all of its pieces are there.',
    answer: envelope(z.array(cartLine)),
    status: 201,
    failures: [409],
  },
  'GET /cart/:id': {
    ...shared,
    summary: 'Get cart',
    params,
    description:
      'Beside the lines: the offer that is applied, the code that is kept, and the totals. Of several offers that fit the one that takes most off is applied.',
    answer: envelope(z.array(cartLine)).extend(cartOffer.shape),
  },
  'POST /cart/:id/coupon': {
    ...shared,
    summary: 'Keep a coupon with the cart',
    description:
      'Case, spaces and invisible marks do not matter. One that does not count is 409 with its reason: `coupon_unknown`, `coupon_not_begun`, `coupon_ended`, `coupon_used_up`, `coupon_used_before`, `coupon_first_order`, `coupon_not_for_goods`, `coupon_minimum`; what was kept before stays then.',
    params,
    body: couponChoice,
    answer: envelope(cartOffer),
    failures: [409],
  },
  'DELETE /cart/:id/coupon': {
    ...shared,
    summary: 'Keep no coupon with the cart',
    params,
    answer: envelope(cartOffer),
  },
  'PUT /cart/:id': {
    ...shared,
    summary: 'Change the quantity of a line, or the proof that is printed on it',
    description: '409 `part_of_list` for a line of a name list.',
    params,
    body: quantityChange,
    answer: envelope(cartLine),
    failures: [409],
  },
  'POST /cart/:id/edit': {
    ...shared,
    summary: 'Take the design of a line up again, as a new draft',
    description:
      'The line stays as it is until a new proof takes its place (`PUT /cart/{id}`). 409 `too_many_designs` beyond 50.',
    params,
    answer: envelope(z.object({ designId: z.string() })),
    failures: [409],
  },
  'DELETE /cart/:id': {
    ...shared,
    summary: 'Remove a line; of a name list all its lines',
    params,
    answer: envelope(z.object({ id: z.string() })),
  },
} satisfies Calls
