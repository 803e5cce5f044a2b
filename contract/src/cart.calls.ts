import { z } from 'zod'
import type { Calls } from './call.ts'
import { cartAddition, cartLine, quantityChange } from './cart.ts'
import { envelope } from './envelope.ts'

const shared = { access: 'user', tag: 'cart' } as const
/** Under one name, because OpenAPI allows one parameter name per path: a person's or a line's id. */
const params = z.object({ id: z.string().describe('GET: the user. PUT and DELETE: the line.') })

export const cartCalls = {
  'POST /cart': {
    ...shared,
    summary: 'Add to cart',
    body: cartAddition,
    answer: envelope(cartLine),
    status: 201,
  },
  'GET /cart/:id': {
    ...shared,
    summary: 'Get cart',
    params,
    answer: envelope(z.array(cartLine)),
  },
  'PUT /cart/:id': {
    ...shared,
    summary: 'Change the quantity of a line',
    params,
    body: quantityChange,
    answer: envelope(cartLine),
  },
  'DELETE /cart/:id': {
    ...shared,
    summary: 'Remove a line',
    params,
    answer: envelope(z.object({ id: z.string() })),
  },
} satisfies Calls
