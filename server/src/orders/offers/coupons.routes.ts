import type { FastifyInstance } from 'fastify'
import { couponCalls } from '@tohfa/contract/orders/coupons.calls'
import { caller } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import type { Coupons } from './offers.service.ts'

/** What staff do to coupons, and which offers everybody may read. */
export function couponRoutes(routes: FastifyInstance, { coupons }: { coupons: Coupons }): void {
  serve(routes, couponCalls, {
    'GET /offers': async () => ({ data: await coupons.running() }),
    'GET /admin/coupons': async () => ({ data: await coupons.list() }),
    'POST /admin/coupons': async (request) => ({
      data: await coupons.create(request.body, caller(request).id),
    }),
    'PUT /admin/coupons/:code': async (request) => ({
      data: await coupons.change(request.params.code, request.body, caller(request).id),
    }),
  })
}
