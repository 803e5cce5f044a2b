import type { FastifyInstance } from 'fastify'
import { movingCalls } from '@tohfa/contract/catalog/moving/moving.calls'
import { caller } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import type { Moving } from './moving.service.ts'

/** Staff calls for moving in from another shop. */
export function movingRoutes(routes: FastifyInstance, { moving }: { moving: Moving }): void {
  serve(routes, movingCalls, {
    'POST /admin-import/former-products': async (request) => ({
      data: await moving.importFile(request.body, caller(request).id),
    }),
  })
}
