import type { FastifyInstance } from 'fastify'
import { designCalls } from '@tohfa/contract/studio/designs.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Designs } from './designs.service.ts'

/** A person's own designs, found by the token only. */
export function designRoutes(routes: FastifyInstance, { designs }: { designs: Designs }): void {
  serve(routes, designCalls, {
    'GET /designs': async (request) => ({ data: await designs.list(caller(request).id) }),
    'POST /designs': async (request) => {
      knownId(request.body.productId, 'not_customizable')
      return { data: await designs.create(caller(request).id, request.body) }
    },
    'GET /designs/:id': async (request) => ({
      data: await designs.read(caller(request).id, idOf(request)),
    }),
    'PUT /designs/:id': async (request) => ({
      data: await designs.change(caller(request).id, idOf(request), request.body),
    }),
    'PUT /designs/:id/name': async (request) => ({
      data: await designs.rename(caller(request).id, idOf(request), request.body.name),
    }),
    'POST /designs/:id/copy': async (request) => ({
      data: await designs.duplicate(caller(request).id, idOf(request), request.body.name ?? null),
    }),
    'DELETE /designs/:id': (request) => designs.remove(caller(request).id, idOf(request)),
  })
}

const idOf = ({ params }: { params: { id: string } }) => knownId(params.id, 'design_not_found')
