import type { FastifyInstance } from 'fastify'
import { productDefaultsCalls } from '@tohfa/contract/catalog/product-defaults.calls'
import { caller } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import type { ProductDefaultsService } from './product-defaults.service.ts'

/** Staff calls for what new products begin with. */
export function productDefaultsRoutes(
  routes: FastifyInstance,
  { productDefaults }: { productDefaults: ProductDefaultsService },
): void {
  serve(routes, productDefaultsCalls, {
    'GET /admin/product-defaults': async () => ({ data: await productDefaults.read() }),
    'PUT /admin/product-defaults': async (request) => ({
      data: await productDefaults.change(request.body, caller(request).id),
    }),
    'POST /admin/product-defaults/fill': async (request) => ({
      data: await productDefaults.fill(request.body, caller(request).id),
    }),
  })
}
