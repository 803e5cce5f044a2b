import type { FastifyInstance } from 'fastify'
import { adminOrderCalls } from '@tohfa/contract/orders/admin-orders.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import { advanceOrder, senderOf, type AdvanceDeps } from './advance-order.ts'
import type { StaffOrders } from './staff-orders.service.ts'
import type { OrderNotes } from '#orders/details/notes.service.ts'

type Deps = AdvanceDeps & { staffOrders: StaffOrders; notes: OrderNotes }

export function adminOrderRoutes(routes: FastifyInstance, deps: Deps): void {
  const { orders, shipping, staffOrders, notes } = deps
  serve(routes, adminOrderCalls, {
    'GET /user-orders': async (request) => {
      const { late, endangered, ...query } = request.query
      const { page, limit } = query
      const {
        orders: data,
        counts,
        ...found
      } = await staffOrders.list({
        ...query,
        late: late && late === 'true',
        endangered: endangered === 'true',
      })
      const { 'out-for-delivery': outForDelivery, ...others } = counts
      return { data, ...found, total: found.totalCount, page, limit, ...others, outForDelivery }
    },
    'PUT /user-orders/:id': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      const sender = senderOf(caller(request), request.body)
      await advanceOrder(deps, id, request.body.status, sender)
      return { data: await orders.byId(id) }
    },
    'POST /admin/orders/:id/notes': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      return { data: await notes.write(id, caller(request).id, request.body.text) }
    },
    'GET /user-orders/:id/label': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      await orders.byId(id)
      return { data: { url: await shipping.labelOf(id) } }
    },
  })
}
