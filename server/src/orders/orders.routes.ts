import { z } from 'zod'
import {
  envelope,
  failureEnvelope,
  listEnvelope,
  paging,
  unlessEmpty,
} from '@tohfa/contract/envelope'
import {
  adminOrdersPerPage,
  onTheWay,
  order,
  orderAdvance,
  ordersPerPage,
  orderStatuses,
  type OrderStatus,
} from '@tohfa/contract/orders'
import type { Connection } from '../database/connect.ts'
import { caller, callerAs } from '../http/access.ts'
import { Failure } from '../http/failures.ts'
import { knownId } from '../http/ids.ts'
import type { Routes } from '../http/routes.ts'
import type { Orders } from './orders.service.ts'
import { soughtOrder } from './order-search.ts'

export type OrderRoutesDeps = {
  connection: Connection
  orders: Orders
  /** Books the parcel of an order, and moves it to shipped. */
  ship: (orderId: string, adminId: string) => Promise<void>
}

/** One of the words, or nothing; absent when empty. */
const narrowing = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.preprocess(unlessEmpty, z.enum(words, 'Status not valid').optional())
const count = z.number().int()

/** Calls 23, 26 and 27. */
export function orderRoutes(routes: Routes, { connection, orders, ship }: OrderRoutesDeps) {
  routes.get(
    '/order/:user_id',
    {
      config: { access: 'user' },
      schema: {
        tags: ['orders'],
        summary: 'List user orders',
        params: z.object({ user_id: z.string() }),
        querystring: z.object({
          ...paging(ordersPerPage),
          status: narrowing([...orderStatuses, 'on-the-way']),
        }),
        response: { 200: listEnvelope(order) },
      },
    },
    async (request) => {
      const { id } = callerAs(request, request.params.user_id)
      const { page, limit, status } = request.query
      const statuses = status === 'on-the-way' ? onTheWay : status && [status]
      const { orders: data, totalCount } = await orders.list(
        { userId: id, statuses },
        { page, limit },
      )
      return { success: true as const, data, totalCount, page, limit }
    },
  )

  routes.get(
    '/user-orders',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['admin'],
        summary: 'Admin orders',
        querystring: z.object({
          ...paging(adminOrdersPerPage),
          status: narrowing(orderStatuses),
          search: z
            .string()
            .max(200)
            .optional()
            .describe(
              'The beginning of an order number, a phone or an e-mail; narrows the counts too',
            ),
        }),
        response: {
          200: z.object({
            ...listEnvelope(order).shape,
            total: count,
            confirmed: count,
            shipped: count,
            outForDelivery: count,
            delivered: count,
            cancelled: count,
            returned: count,
            failed: count,
          }),
        },
      },
    },
    async (request) => {
      const { page, limit, status, search = '' } = request.query
      const sought = soughtOrder(search)
      const [{ orders: data, totalCount }, counts] = await Promise.all([
        orders.list({ statuses: status && [status], sought }, { page, limit }),
        orders.counts({ sought }),
      ])
      const { 'out-for-delivery': outForDelivery, ...others } = counts
      const list = { data, totalCount, total: totalCount, page, limit }
      return { success: true as const, ...list, ...others, outForDelivery }
    },
  )

  routes.put(
    '/user-orders/:id',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['admin'],
        summary: 'Advance order',
        params: z.object({ id: z.string() }),
        body: orderAdvance,
        response: { 200: envelope(order), 502: failureEnvelope },
      },
    },
    async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      await advance(id, request.body.status, caller(request).id)
      return { success: true as const, data: await orders.byId(id) }
    },
  )

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
