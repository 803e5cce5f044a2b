import type { FastifyInstance } from 'fastify'
import { paymentCalls } from '@tohfa/contract/orders/checkout.calls'
import { caller } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import type { Orders } from '#orders/order/orders.service.ts'
import type { Payments } from './payments.service.ts'

type PaymentRoutesDeps = {
  orders: Pick<Orders, 'byId'>
  payments: Pick<Payments, 'verify'>
}

export function paymentRoutes(routes: FastifyInstance, deps: PaymentRoutesDeps): void {
  serve(routes, paymentCalls, {
    'POST /user-orders/verify-order': async (request) => {
      const orderId = await deps.payments.verify(caller(request).id, {
        orderId: request.body.razorpay_order_id,
        paymentId: request.body.razorpay_payment_id,
        signature: request.body.razorpay_signature,
      })
      return { data: await deps.orders.byId(orderId) }
    },
  })
}
