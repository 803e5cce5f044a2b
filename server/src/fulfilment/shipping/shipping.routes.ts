import type { FastifyInstance, FastifyRequest } from 'fastify'
import { shippingCalls } from '@tohfa/contract/fulfilment/shipping.calls'
import { carrierWebhookCalls } from '@tohfa/contract/payments/webhooks.calls'
import { caller } from '#platform/http/access.ts'
import { Failure } from '#platform/http/failures.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Orders } from '#orders/order/orders.service.ts'
import type { Carriers } from '#fulfilment/carriers/connected-carriers.ts'
import type { Shipping } from './shipping.service.ts'

type ShippingRoutesDeps = {
  shipping: Shipping
  orders: Pick<Orders, 'ofUser'>
  carriers: Pick<Carriers, 'all'>
}

export function shippingRoutes(
  routes: FastifyInstance,
  { shipping, orders, carriers }: ShippingRoutesDeps,
): void {
  serve(routes, shippingCalls, {
    'GET /check-serviceability/:pincode': async (request, reply) => {
      const area = await shipping.serviceability(request.params.pincode)
      const answer = await area.answer()
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

  for (const carrier of carriers.all)
    serve(routes, carrierWebhookCalls(carrier.name), {
      [`POST /webhooks/${carrier.name}` as const]: async (request: FastifyRequest) => {
        if (!carrier.isPushAuthentic(request.headers)) throw new Failure('unauthorized')
        const push = carrier.readPush(request.body)
        if (push) await shipping.onCarrierPush(carrier.name, push.waybill)
      },
    })
}
