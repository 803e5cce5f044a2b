import type { FastifyInstance } from 'fastify'
import { manyOrderCalls } from '@tohfa/contract/orders/many-orders.calls'
import { caller } from '#platform/http/access.ts'
import { eachById } from '#platform/http/each-by-id.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { OrderReading } from '#orders/details/order-details.service.ts'
import { advanceOnce, type AdvanceDeps, senderOf } from './advance-order.ts'

/**
 * The number of concurrent requests to the carrier; database work runs one order after the other.
 */
const carrierAtOnce = 4
const ofOrders = { unknown: 'order_not_found' } as const

type Deps = AdvanceDeps & { orderDetails: Pick<OrderReading, 'forStaff'> }

/** How staff move a morning's orders on together, each by itself. */
export function manyOrderRoutes(routes: FastifyInstance, deps: Deps): void {
  const { connection, orders, orderDetails } = deps
  const startPrinting = (id: string, staffId: string) =>
    connection.transaction((tx) => orders.startPrinting(tx, id, staffId))
  const printed = (id: string, staffId: string) =>
    connection.transaction((tx) => orders.plainGoodsPrinted(tx, id, staffId))

  serve(routes, manyOrderCalls, {
    'POST /admin/orders/:id/start-printing': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      await startPrinting(id, caller(request).id)
      return { data: await orderDetails.forStaff(id, caller(request)) }
    },
    'POST /admin/orders/start-printing': async (request) => {
      const { id: staffId } = caller(request)
      return {
        data: await eachById(request.body.ids, ofOrders, (id) => startPrinting(id, staffId)),
      }
    },
    'POST /admin/orders/:id/printed': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      await printed(id, caller(request).id)
      return { data: await orderDetails.forStaff(id, caller(request)) }
    },
    'POST /admin/orders/printed': async (request) => {
      const { id: staffId } = caller(request)
      return { data: await eachById(request.body.ids, ofOrders, (id) => printed(id, staffId)) }
    },
    'POST /admin/orders/advance': async (request) => {
      const { ids, status } = request.body
      const sender = senderOf(caller(request), request.body)
      const advance = (id: string) => advanceOnce(deps, id, status, sender)
      return { data: await eachById(ids, { ...ofOrders, atOnce: carrierAtOnce }, advance) }
    },
  })
}
