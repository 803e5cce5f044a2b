import type { FastifyInstance } from 'fastify'
import { timingSafeEqual } from 'node:crypto'
import { shippingCalls } from '@tohfa/contract/fulfilment/shipping.calls'
import { carrierWebhookCalls } from '@tohfa/contract/payments/webhooks.calls'
import { caller } from '#platform/http/access.ts'
import { Failure } from '#platform/http/failures.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Orders } from '#orders/order/orders.service.ts'
import { readCarrierPush } from '#fulfilment/carriers/delhivery/delhivery.tracking.ts'
import type { Shipping } from './shipping.service.ts'

export type ShippingRoutesDeps = {
  shipping: Shipping
  orders: Pick<Orders, 'ofUser'>
  /** What the carrier's push must carry in `Authorization`. */
  pushSecret: string
}

export function shippingRoutes(
  routes: FastifyInstance,
  { shipping, orders, pushSecret }: ShippingRoutesDeps,
): void {
  serve(routes, shippingCalls, {
    'GET /check-serviceability/:pincode': async (request, reply) => {
      const { answer } = await shipping.serviceability(request.params.pincode)
      void reply.header('cache-control', 'public, max-age=60')
      const { message, code } = answer
      return { message, code, data: answer }
    },
    'GET /user-orders/track-order/:id': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      const order = await orders.ofUser(caller(request).id, id)
      return { data: await shipping.track(order.id) }
    },
  })

  serve(routes, carrierWebhookCalls, {
    'POST /webhooks/delhivery': async (request) => {
      const given = request.headers.authorization ?? ''
      // To the letter, or behind the word that a header of this name usually begins with.
      const bare = given.replace(/^(?:Bearer|Token) /i, '')
      if (!sameSecret(given, pushSecret) && !sameSecret(bare, pushSecret))
        throw new Failure('unauthorized')
      const push = readCarrierPush(request.body)
      if (push) await shipping.onCarrierPush(push.waybill)
    },
  })
}

function sameSecret(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
