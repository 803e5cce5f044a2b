import type { FastifyInstance, FastifyRequest } from 'fastify'
import { adminProductCalls } from '@tohfa/contract/catalog/products.calls'
import { Failure } from '#platform/http/failures.ts'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Catalog } from '#catalog/products/catalog.service.ts'
import type { AdminProducts } from './admin-products.service.ts'

export function adminProductRoutes(
  routes: FastifyInstance,
  { adminProducts, catalog }: { adminProducts: AdminProducts; catalog: Catalog },
): void {
  serve(routes, adminProductCalls, {
    'GET /admin-product': async ({ query: { visibility, ...filters } }) => {
      const { products: data, ...rest } = await catalog.forStaff.list(filters, visibility)
      return { data, ...rest }
    },
    'GET /admin-product/filter-counts': async ({ query: { visibility, ...filters } }) => ({
      data: await catalog.forStaff.filterCounts(filters, visibility),
    }),
    'GET /admin-product/:id': async ({ params }) => {
      const data = await catalog.forStaff.product(knownId(params.id, 'product_not_found'))
      if (!data) throw new Failure('product_not_found')
      return { data }
    },
    'POST /admin-product': async (request) => ({
      data: await adminProducts.create(request.body, caller(request).id),
    }),
    'PUT /admin-product/stock': async (request) => ({
      data: await adminProducts.setStock(request.body, caller(request).id),
    }),
    'POST /admin-product/:id/duplicate': async (request) => ({
      data: await adminProducts.duplicate(
        knownId(request.params.id, 'product_not_found'),
        caller(request).id,
      ),
    }),
    // PUT replaces the sent fields as a whole, PATCH a part of them; both leave the rest as it is.
    'PUT /admin-product/:id': change,
    'PATCH /admin-product/:id': change,
    'GET /admin/missing-particulars': async ({ query }) => {
      const { products: data, totalCount } = await adminProducts.lacking(query)
      return { data, totalCount, ...query }
    },
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
