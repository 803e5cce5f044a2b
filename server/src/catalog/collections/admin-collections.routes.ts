import type { FastifyInstance } from 'fastify'
import { adminCollectionCalls } from '@tohfa/contract/catalog/collections.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { AdminCollections } from './admin-collections.service.ts'

const known = (id: string) => knownId(id, 'collection_not_found')

/** Staff calls for collections. */
export function adminCollectionRoutes(
  routes: FastifyInstance,
  { adminCollections }: { adminCollections: AdminCollections },
): void {
  serve(routes, adminCollectionCalls, {
    'GET /admin/collections': async () => ({ data: await adminCollections.list() }),
    'GET /admin/collections/:id': async (request) => ({
      data: await adminCollections.read(known(request.params.id)),
    }),
    'POST /admin/collections': async (request) => ({
      data: await adminCollections.create(request.body, caller(request).id),
    }),
    'PUT /admin/collections/order': (request) =>
      adminCollections.order(request.body.ids.map(known), caller(request).id),
    'PUT /admin/collections/:id': async (request) => ({
      data: await adminCollections.change(
        known(request.params.id),
        request.body,
        caller(request).id,
      ),
    }),
    'DELETE /admin/collections/:id': (request) =>
      adminCollections.remove(known(request.params.id), caller(request).id),
  })
}
