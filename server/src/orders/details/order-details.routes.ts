import type { FastifyInstance } from 'fastify'
import {
  adminCancellationCalls,
  cancellationCalls,
} from '@tohfa/contract/orders/cancellations.calls'
import type { Cancellations } from '#orders/cancellations/cancellations.service.ts'
import { caller, presentRole } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import { type Payments, toStaffRefund } from '#payments/payment/payments.service.ts'
import type { OrderReading } from './order-details.service.ts'

type Deps = {
  cancellations: Cancellations
  orderDetails: OrderReading
  payments: Pick<Payments, 'refundByStaff' | 'changeRefund'>
}

export function orderDetailsRoutes(routes: FastifyInstance, deps: Deps): void {
  const { cancellations, orderDetails, payments } = deps

  serve(routes, cancellationCalls, {
    'GET /user-orders/:id': async (request) => {
      const reader = caller(request)
      const id = knownId(request.params.id, 'order_not_found')
      return {
        data:
          presentRole(reader) === null
            ? await orderDetails.ofOwner(reader.id, id)
            : await orderDetails.forStaff(id, reader),
      }
    },
    'POST /user-orders/:id/cancel': async (request) => {
      const { id: userId } = caller(request)
      const id = knownId(request.params.id, 'order_not_found')
      const idempotencyKey = request.headers['idempotency-key']
      await cancellations.byOwner(userId, id, { ...request.body, idempotencyKey })
      return { data: await orderDetails.ofOwner(userId, id) }
    },
  })
  serve(routes, adminCancellationCalls, {
    'GET /admin/orders/:id': async (request) => ({
      data: await orderDetails.forStaff(
        knownId(request.params.id, 'order_not_found'),
        caller(request),
      ),
    }),
    'POST /admin/orders/:id/cancel': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      const idempotencyKey = request.headers['idempotency-key']
      await cancellations.byStaff(caller(request).id, id, { ...request.body, idempotencyKey })
      return { data: await orderDetails.forStaff(id, caller(request)) }
    },
    'POST /admin/orders/:id/refunds': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      const input = { ...request.body, idempotencyKey: request.headers['idempotency-key'] }
      const refund = await payments.refundByStaff(id, input, caller(request).id)
      return { data: toStaffRefund(refund) }
    },
    'PUT /admin/refunds/:id': async (request) => {
      const id = knownId(request.params.id, 'refund_not_found')
      const refund = await payments.changeRefund(id, request.body, caller(request).id)
      return { data: toStaffRefund(refund) }
    },
  })
}
