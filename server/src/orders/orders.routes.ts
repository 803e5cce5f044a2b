import type { FastifyInstance } from 'fastify'
import { onTheWay, type OrderStatus } from '@tohfa/contract/orders'
import { orderCalls } from '@tohfa/contract/orders.calls'
import type { Connection } from '../database/connect.ts'
import { caller, callerAs } from '../http/access.ts'
import { Failure } from '../http/failures.ts'
import { knownId } from '../http/ids.ts'
import { serve } from '../http/serve.ts'
import type { Orders } from './orders.service.ts'
import { soughtOrder } from './order-search.ts'

export type OrderRoutesDeps = {
  connection: Connection
  orders: Orders
  /** Books the parcel of an order, and moves it to shipped. */
  ship: (orderId: string, adminId: string) => Promise<void>
}

export function orderRoutes(
  routes: FastifyInstance,
  { connection, orders, ship }: OrderRoutesDeps,
) {
  serve(routes, orderCalls, {
    'GET /order/:user_id': async (request) => {
      const { id: userId } = callerAs(request, request.params.user_id)
      const { page, limit, status } = request.query
      const statuses = status === 'on-the-way' ? onTheWay : status && [status]
      const { orders: data, totalCount } = await orders.list({ userId, statuses }, { page, limit })
      return { data, totalCount, page, limit }
    },
    'GET /user-orders': async (request) => {
      const { page, limit, status, search = '' } = request.query
      const sought = soughtOrder(search)
      const [{ orders: data, totalCount }, counts] = await Promise.all([
        orders.list({ statuses: status && [status], sought }, { page, limit }),
        orders.counts({ sought }),
      ])
      const { 'out-for-delivery': outForDelivery, ...others } = counts
      return { data, totalCount, total: totalCount, page, limit, ...others, outForDelivery }
    },
    'PUT /user-orders/:id': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      await advance(id, request.body.status, caller(request).id)
      return { data: await orders.byId(id) }
    },
  })

  async function advance(id: string, to: OrderStatus, adminId: string): Promise<void> {
    switch (to) {
      case 'shipped':
        return ship(id, adminId)
      case 'out-for-delivery':
        return connection.transaction((tx) => orders.move(tx, id, to, 'admin', adminId))
      case 'confirmed':
      case 'delivered':
      case 'cancelled':
      case 'returned':
      case 'failed':
        await orders.byId(id)
        throw new Failure('invalid_transition')
    }
  }
}
