import type { FastifyInstance } from 'fastify'
import { onTheWay } from '@tohfa/contract/orders/orders'
import { orderCalls } from '@tohfa/contract/orders/orders.calls'
import { callerAs } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import type { Orders } from './orders.service.ts'

export function orderRoutes(
  routes: FastifyInstance,
  { orders }: { orders: Pick<Orders, 'list'> },
): void {
  serve(routes, orderCalls, {
    'GET /order/:user_id': async (request) => {
      const { id: userId } = callerAs(request, request.params.user_id)
      const { page, limit, status } = request.query
      const statuses = status === 'on-the-way' ? onTheWay : status && [status]
      const { orders: data, totalCount } = await orders.list({ userId, statuses }, { page, limit })
      return { data, totalCount, page, limit }
    },
  })
}
