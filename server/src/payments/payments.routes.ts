import { paymentCallback } from '@tohfa/contract/checkout'
import { envelope, failureEnvelope } from '@tohfa/contract/envelope'
import { order } from '@tohfa/contract/orders'
import { caller } from '../http/access.ts'
import type { Routes } from '../http/routes.ts'
import type { Orders } from '../orders/orders.service.ts'
import type { Payments } from './payments.service.ts'

export type PaymentRoutesDeps = {
  orders: Pick<Orders, 'byId'>
  payments: Pick<Payments, 'verify'>
}

/** Call 22. */
export function paymentRoutes(routes: Routes, deps: PaymentRoutesDeps): void {
  routes.post(
    '/user-orders/verify-order',
    {
      config: { access: 'user' },
      schema: {
        tags: ['orders'],
        summary: 'Verify payment',
        body: paymentCallback,
        response: { 200: envelope(order), 502: failureEnvelope },
      },
    },
    async (request) => {
      const orderId = await deps.payments.verify(caller(request).id, {
        orderId: request.body.razorpay_order_id,
        paymentId: request.body.razorpay_payment_id,
        signature: request.body.razorpay_signature,
      })
      return { success: true as const, data: await deps.orders.byId(orderId) }
    },
  )
}
