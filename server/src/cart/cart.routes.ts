import { z } from 'zod'
import { cartAddition, cartLine, quantityChange } from '@tohfa/contract/cart'
import { envelope } from '@tohfa/contract/envelope'
import { caller, callerAs } from '../http/access.ts'
import { knownId } from '../http/ids.ts'
import type { Routes } from '../http/routes.ts'
import type { Cart } from './cart.service.ts'

/** Under one name, because OpenAPI allows one parameter name per path: a person's or a line's id. */
const idParam = z.object({ id: z.string().describe('GET: the user. PUT and DELETE: the line.') })

/** Calls 17 to 20. */
export function cartRoutes(routes: Routes, { cart }: { cart: Cart }): void {
  routes.post(
    '/cart',
    {
      config: { access: 'user' },
      schema: {
        tags: ['cart'],
        summary: 'Add to cart',
        body: cartAddition,
        response: { 201: envelope(cartLine) },
      },
    },
    async (request, reply) => {
      const { user_id, product_id, selectedDetails } = request.body
      const { id } = callerAs(request, user_id)
      const data = await cart.add(id, {
        productId: knownId(product_id, 'product_not_found'),
        color: selectedDetails.color,
        size: selectedDetails.size,
        pack: selectedDetails.quantity,
      })
      return reply.code(201).send({ success: true, data })
    },
  )

  routes.get(
    '/cart/:id',
    {
      config: { access: 'user' },
      schema: {
        tags: ['cart'],
        summary: 'Get cart',
        params: idParam,
        response: { 200: envelope(z.array(cartLine)) },
      },
    },
    async (request) => {
      const { id } = callerAs(request, request.params.id)
      return { success: true as const, data: await cart.lines(id) }
    },
  )

  routes.put(
    '/cart/:id',
    {
      config: { access: 'user' },
      schema: {
        tags: ['cart'],
        summary: 'Change the quantity of a line',
        params: idParam,
        body: quantityChange,
        response: { 200: envelope(cartLine) },
      },
    },
    async (request) => {
      const lineId = knownId(request.params.id, 'cart_line_not_found')
      const data = await cart.setQuantity(caller(request).id, lineId, request.body.quantity)
      return { success: true as const, data }
    },
  )

  routes.delete(
    '/cart/:id',
    {
      config: { access: 'user' },
      schema: {
        tags: ['cart'],
        summary: 'Remove a line',
        params: idParam,
        response: { 200: envelope(z.object({ id: z.string() })) },
      },
    },
    async (request) => {
      const lineId = knownId(request.params.id, 'cart_line_not_found')
      await cart.remove(caller(request).id, lineId)
      return { success: true as const, data: { id: lineId } }
    },
  )
}
