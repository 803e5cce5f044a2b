import type { FastifyInstance } from 'fastify'
import { blankCalls } from '@tohfa/contract/catalog/blanks.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Blanks } from './blanks.service.ts'

/** Staff calls for the stock of blanks. */
export function blankRoutes(routes: FastifyInstance, { blanks }: { blanks: Blanks }): void {
  const idOf = (id: string) => knownId(id, 'blank_not_found')
  serve(routes, blankCalls, {
    'GET /admin/blanks': async () => ({ data: await blanks.list() }),
    'POST /admin/blanks': async (request) => ({
      data: await blanks.create(request.body, caller(request).id),
    }),
    'PUT /admin/blanks/:id': async (request) => ({
      data: await blanks.change(idOf(request.params.id), request.body, caller(request).id),
    }),
    'DELETE /admin/blanks/:id': (request) =>
      blanks.remove(idOf(request.params.id), caller(request).id),
  })
}
