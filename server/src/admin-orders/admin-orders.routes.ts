import type { FastifyInstance } from 'fastify'
import { adminOrderCalls } from '@tohfa/contract/admin-orders.calls'
import { knownId } from '../http/ids.ts'
import { serve } from '../http/serve.ts'
import type { Shipping } from '../shipping/shipping.service.ts'
import { type AdminOrderDeps, readAdminOrder } from './admin-order.ts'

/** What the staff see of one order beyond the list of all. */
export function adminOrderRoutes(
  routes: FastifyInstance,
  deps: AdminOrderDeps & { shipping: Pick<Shipping, 'parcelOf' | 'labelOf'> },
): void {
  serve(routes, adminOrderCalls, {
    'GET /user-orders/:id': async (request) => ({
      data: await readAdminOrder(deps, knownId(request.params.id, 'order_not_found')),
    }),
    'GET /user-orders/:id/label': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      await deps.orders.byId(id)
      return { data: { url: await deps.shipping.labelOf(id) } }
    },
  })
}
