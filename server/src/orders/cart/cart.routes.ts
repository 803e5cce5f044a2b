import type { FastifyInstance } from 'fastify'
import { cartCalls } from '@tohfa/contract/orders/cart.calls'
import { caller, callerAs } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Cart } from './cart.service.ts'

export function cartRoutes(routes: FastifyInstance, { cart }: { cart: Cart }): void {
  serve(routes, cartCalls, {
    'POST /cart': async (request) => {
      const { user_id, product_id, selectedDetails } = request.body
      const { id } = callerAs(request, user_id)
      const data = await cart.add(id, {
        productId: knownId(product_id, 'product_not_found'),
        color: selectedDetails.color,
        size: selectedDetails.size,
        pack: selectedDetails.quantity,
        proof: selectedDetails.proof,
      })
      return { data }
    },
    'POST /name-lists/:id/cart': async (request) => {
      const id = knownId(request.params.id, 'name_list_not_found')
      return { data: await cart.addList(caller(request).id, id) }
    },
    'GET /cart/:id': async (request) => {
      const { id } = callerAs(request, request.params.id)
      return cart.read(id)
    },
    'POST /cart/:id/coupon': async (request) => {
      const { id } = callerAs(request, request.params.id)
      return { data: await cart.keepCoupon({ id, ip: request.ip }, request.body.code) }
    },
    'DELETE /cart/:id/coupon': async (request) => {
      const { id } = callerAs(request, request.params.id)
      return { data: await cart.forgetCoupon(id) }
    },
    'PUT /cart/:id': async (request) => {
      const lineId = knownId(request.params.id, 'cart_line_not_found')
      return { data: await cart.change(caller(request).id, lineId, request.body) }
    },
    'POST /cart/:id/edit': async (request) => {
      const lineId = knownId(request.params.id, 'cart_line_not_found')
      return { data: { designId: await cart.edit(caller(request).id, lineId) } }
    },
    'DELETE /cart/:id': async (request) => {
      const lineId = knownId(request.params.id, 'cart_line_not_found')
      await cart.remove(caller(request).id, lineId)
      return { data: { id: lineId } }
    },
  })
}
