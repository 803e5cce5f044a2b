import { z } from 'zod'
import { orderPlacement, placedOrder } from '@tohfa/contract/checkout'
import { envelope, failureEnvelope } from '@tohfa/contract/envelope'
import { callerAs } from '../http/access.ts'
import type { Routes } from '../http/routes.ts'
import type { CheckoutService } from './create-checkout.ts'

/** Call 21. */
export function checkoutRoutes(routes: Routes, { checkout }: { checkout: CheckoutService }): void {
  routes.post(
    '/order',
    {
      config: { access: 'user' },
      schema: {
        tags: ['orders'],
        summary: 'Create order',
        headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
        body: orderPlacement,
        response: { 201: envelope(placedOrder), 502: failureEnvelope },
      },
    },
    async (request, reply) => {
      const { id } = callerAs(request, request.body.user_id)
      const buyer = { id, ip: request.ip }
      const data = await checkout.placeOrder(
        buyer,
        request.body,
        request.headers['idempotency-key'],
      )
      return reply.code(201).send({ success: true, data })
    },
  )
}
