import type { FastifyInstance } from 'fastify'
import { packingCalls } from '@tohfa/contract/fulfilment/packing/packing.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Packing } from './packing.service.ts'

/** The bench, for staff only. */
export function packingRoutes(routes: FastifyInstance, { packing }: { packing: Packing }): void {
  serve(routes, packingCalls, {
    'GET /admin/bench': async () => ({ data: await packing.workbench() }),
    'POST /admin/bench/scans': async (request) => {
      const { code, step } = request.body
      return { data: await packing.scan(code, step, caller(request).id) }
    },
    'DELETE /admin/bench/boxes/:id': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      return { data: await packing.open(id, caller(request).id) }
    },
  })
}
