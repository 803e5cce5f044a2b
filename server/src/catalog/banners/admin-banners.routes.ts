import type { FastifyInstance } from 'fastify'
import { adminBannerCalls } from '@tohfa/contract/catalog/banners.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { AdminBanners } from './admin-banners.service.ts'

/** Staff calls for the banners of the home page. */
export function adminBannersRoutes(
  routes: FastifyInstance,
  { adminBanners: banners }: { adminBanners: AdminBanners },
): void {
  serve(routes, adminBannerCalls, {
    'GET /admin-banner': async () => ({ data: await banners.list() }),
    'POST /admin-banner': async (request) => ({
      data: await banners.create(request.body, caller(request).id),
    }),
    'PUT /admin-banner/order': async (request) => {
      const ids = request.body.ids.map((id) => knownId(id, 'banner_not_found'))
      await banners.order(ids, caller(request).id)
    },
    'PUT /admin-banner/:id': async (request) => {
      const id = knownId(request.params.id, 'banner_not_found')
      return { data: await banners.change(id, request.body, caller(request).id) }
    },
    'DELETE /admin-banner/:id': async (request) => {
      await banners.remove(knownId(request.params.id, 'banner_not_found'), caller(request).id)
    },
  })
}
