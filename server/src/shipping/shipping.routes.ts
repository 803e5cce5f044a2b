import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { envelope, failureEnvelope } from '@tohfa/contract/envelope'
import { pinCode } from '@tohfa/contract/fields'
import { serviceability, tracking } from '@tohfa/contract/shipping'
import { caller } from '../http/access.ts'
import { Failure } from '../http/failures.ts'
import { knownId } from '../http/ids.ts'
import type { Routes } from '../http/routes.ts'
import type { Orders } from '../orders/orders.service.ts'
import { readCarrierPush } from '../providers/delhivery/delhivery.tracking.ts'
import type { Shipping } from './shipping.service.ts'

export type ShippingRoutesDeps = {
  shipping: Shipping
  orders: Pick<Orders, 'ofUser'>
  /** What the carrier's push must carry in `Authorization`. */
  pushSecret: string
}

/** Calls 16 and 24, and the carrier's push. */
export function shippingRoutes(
  routes: Routes,
  { shipping, orders, pushSecret }: ShippingRoutesDeps,
): void {
  routes.get(
    '/check-serviceability/:pincode',
    {
      config: { access: 'public' },
      schema: {
        tags: ['delivery'],
        summary: 'Delivery check',
        params: z.object({ pincode: pinCode() }),
        response: { 200: envelope(serviceability) },
      },
    },
    async (request, reply) => {
      const { answer } = await shipping.serviceability(request.params.pincode)
      void reply.header('cache-control', 'public, max-age=60')
      return { success: true as const, message: answer.message, data: answer }
    },
  )

  routes.get(
    '/user-orders/track-order/:id',
    {
      config: { access: 'user' },
      schema: {
        tags: ['orders'],
        summary: 'Track order',
        params: z.object({ id: z.string() }),
        response: { 200: envelope(tracking) },
      },
    },
    async (request) => {
      const order = await orders.ofUser(
        caller(request).id,
        knownId(request.params.id, 'order_not_found'),
      )
      return { success: true as const, data: await shipping.track(order.id) }
    },
  )

  routes.post(
    '/webhooks/delhivery',
    {
      config: { access: 'public', describedBody: z.looseObject({}) },
      schema: {
        tags: ['webhooks'],
        summary: 'News of the carrier: a hint, upon which its tracking is read',
        response: { 200: z.object({ success: z.literal(true) }), 401: failureEnvelope },
      },
    },
    async (request) => {
      const given = request.headers.authorization ?? ''
      // To the letter, or behind the word that a header of this name usually begins with.
      const bare = given.replace(/^(?:Bearer|Token) /i, '')
      if (!sameSecret(given, pushSecret) && !sameSecret(bare, pushSecret))
        throw new Failure('unauthorized')
      const push = readCarrierPush(request.body)
      if (push) await shipping.hint(push.waybill)
      return { success: true as const }
    },
  )
}

function sameSecret(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
