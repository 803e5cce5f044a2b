import type { FastifyInstance } from 'fastify'
import { checkoutCalls } from '@tohfa/contract/orders/checkout.calls'
import { callerAs } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import type { CheckoutService } from './create-checkout.ts'

export function checkoutRoutes(
  routes: FastifyInstance,
  { checkout }: { checkout: CheckoutService },
): void {
  serve(routes, checkoutCalls, {
    'POST /order': async (request) => {
      const { id } = callerAs(request, request.body.user_id)
      const key = request.headers['idempotency-key']
      return { data: await checkout.placeOrder({ id, ip: request.ip }, request.body, key) }
    },
  })
}
