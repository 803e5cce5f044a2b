import type { FastifyInstance } from 'fastify'
import { adminOrderChangeCalls, orderChangeCalls } from '@tohfa/contract/orders/order-changes.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { OrderChanges } from '#orders/changes/order-changes.service.ts'
import type { OrderReading } from './order-details.service.ts'

type Deps = { orderChanges: OrderChanges; orderDetails: OrderReading; limits: Limits }

export function orderChangesRoutes(
  routes: FastifyInstance,
  { orderChanges, orderDetails, limits }: Deps,
): void {
  serve(routes, orderChangeCalls, {
    'PUT /user-orders/:id/address': async (request) => {
      const { id: userId } = caller(request)
      const id = knownId(request.params.id, 'order_not_found')
      await orderChanges.addressByOwner(userId, id, request.body)
      return { data: await orderDetails.ofOwner(userId, id) }
    },
    'POST /user-orders/:id/redelivery': async (request) => {
      const { id: userId } = caller(request)
      const id = knownId(request.params.id, 'order_not_found')
      await limits.take('redelivery', userId)
      await orderChanges.redeliveryByOwner(userId, id, request.body)
      return { data: await orderDetails.ofOwner(userId, id) }
    },
    'POST /user-orders/:id/items/:itemId/edit': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      const itemId = knownId(request.params.itemId, 'order_not_found')
      return { data: { designId: await orderChanges.editWords(caller(request).id, id, itemId) } }
    },
    'PUT /user-orders/:id/items/:itemId/proof': async (request) => {
      const { id: userId } = caller(request)
      const id = knownId(request.params.id, 'order_not_found')
      const itemId = knownId(request.params.itemId, 'order_not_found')
      await orderChanges.words(userId, id, itemId, request.body.proof)
      return { data: await orderDetails.ofOwner(userId, id) }
    },
  })
  serve(routes, adminOrderChangeCalls, {
    'POST /admin/orders/:id/call-back': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      await orderChanges.returnToOrigin(caller(request).id, id)
      return { data: await orderDetails.forStaff(id, caller(request)) }
    },
    'POST /admin/orders/:id/redelivery': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      await orderChanges.redeliveryByStaff(caller(request).id, id, request.body)
      return { data: await orderDetails.forStaff(id, caller(request)) }
    },
    'POST /admin/orders/:id/came-back': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      await orderChanges.cameBack(caller(request).id, id)
      return { data: await orderDetails.forStaff(id, caller(request)) }
    },
    'PUT /admin/orders/:id/eway-bill': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      await orderChanges.ewayBill(caller(request).id, id, request.body.number)
      return { data: await orderDetails.forStaff(id, caller(request)) }
    },
    'PUT /admin/orders/:id/gift': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      await orderChanges.gift(caller(request).id, id, request.body)
      return { data: await orderDetails.forStaff(id, caller(request)) }
    },
    'PUT /admin/orders/:id/address': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      await orderChanges.addressByStaff(caller(request).id, id, request.body)
      return { data: await orderDetails.forStaff(id, caller(request)) }
    },
  })
}
