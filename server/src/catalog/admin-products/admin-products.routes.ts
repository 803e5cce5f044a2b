import type { FastifyInstance, FastifyRequest } from 'fastify'
import { adminProductCalls } from '@tohfa/contract/products.calls'
import { caller } from '../../http/access.ts'
import { knownId } from '../../http/ids.ts'
import { serve } from '../../http/serve.ts'
import type { AdminProducts } from './admin-products.service.ts'

export function adminProductRoutes(
  routes: FastifyInstance,
  { adminProducts }: { adminProducts: AdminProducts },
): void {
  serve(routes, adminProductCalls, {
    'POST /admin-product': async (request) => ({
      data: await adminProducts.create(request.body, caller(request).id),
    }),
    // PUT replaces what is sent in whole, PATCH takes a part; both leave the rest as it is.
    'PUT /admin-product/:id': change,
    'PATCH /admin-product/:id': change,
    'DELETE /admin-product/:id': async (request) => {
      const id = knownId(request.params.id, 'product_not_found')
      await adminProducts.remove(id, caller(request).id)
    },
  })

  async function change(request: FastifyRequest<Change>) {
    const since = request.headers['if-unmodified-since']
    const data = await adminProducts.change(
      knownId(request.params.id, 'product_not_found'),
      request.body,
      caller(request).id,
      since ? new Date(since) : undefined,
    )
    return { data }
  }
}

type Change = { Params: { id: string }; Body: Record<string, unknown> }
