import type { FastifyInstance } from 'fastify'
import { adminOrderCalls } from '@tohfa/contract/admin-orders.calls'
import { caller } from '../http/access.ts'
import { knownId } from '../http/ids.ts'
import { serve } from '../http/serve.ts'
import { type AdminOrderDeps, readAdminOrder } from './admin-order.ts'
import { advanceOrder, type AdvanceDeps } from './advance-order.ts'
import { parseOrderSearch } from './order-search.ts'

export function adminOrderRoutes(
  routes: FastifyInstance,
  deps: AdminOrderDeps & AdvanceDeps,
): void {
  const { orders, shipping } = deps
  serve(routes, adminOrderCalls, {
    'GET /user-orders': async (request) => {
      const { page, limit, status, search: typed = '' } = request.query
      const search = parseOrderSearch(typed)
      const [{ orders: data, totalCount }, counts] = await Promise.all([
        orders.list({ statuses: status && [status], search }, { page, limit }),
        orders.counts({ search }),
      ])
      const { 'out-for-delivery': outForDelivery, ...others } = counts
      return { data, totalCount, total: totalCount, page, limit, ...others, outForDelivery }
    },
    'PUT /user-orders/:id': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      await advanceOrder(deps, id, request.body.status, caller(request).id)
      return { data: await orders.byId(id) }
    },
    'GET /user-orders/:id': async (request) => ({
      data: await readAdminOrder(deps, knownId(request.params.id, 'order_not_found')),
    }),
    'GET /user-orders/:id/label': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      await orders.byId(id)
      return { data: { url: await shipping.labelOf(id) } }
    },
  })
}
