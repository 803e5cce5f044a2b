import type { FastifyInstance } from 'fastify'
import { blankDeliveryCalls } from '@tohfa/contract/catalog/blank-deliveries.calls'
import { caller } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import type { BlankDeliveries } from './blank-deliveries.service.ts'

/** The staff call for a delivery of blanks. */
export function blankDeliveryRoutes(
  routes: FastifyInstance,
  { blankDeliveries }: { blankDeliveries: BlankDeliveries },
): void {
  serve(routes, blankDeliveryCalls, {
    'POST /admin/blank-deliveries': async (request) => ({
      data: await blankDeliveries.book(request.body, caller(request).id),
    }),
  })
}
