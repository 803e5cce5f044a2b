import { z } from 'zod'
import { adminBanner, bannerForm, bannerOrder } from '@tohfa/contract/banners'
import { envelope } from '@tohfa/contract/envelope'
import { caller } from '../http/access.ts'
import { knownId } from '../http/ids.ts'
import type { Routes } from '../http/routes.ts'
import type { AdminBanners } from './admin-banners.service.ts'

const config = { access: 'admin' } as const
const params = z.object({ id: z.string() })
const done = z.object({ success: z.literal(true) })

/** What staff do to the banners of the home page. */
export function adminBannersRoutes(routes: Routes, { banners }: { banners: AdminBanners }): void {
  const schema = (summary: string) => ({ tags: ['Admin'], summary })

  routes.get(
    '/admin-banner',
    {
      config,
      schema: {
        ...schema('All banners with their places and times'),
        response: { 200: envelope(z.array(adminBanner)) },
      },
    },
    async () => ({ success: true as const, data: await banners.list() }),
  )

  routes.post(
    '/admin-banner',
    {
      config,
      schema: {
        ...schema('Add a banner behind the others of its place'),
        body: bannerForm,
        response: { 201: envelope(adminBanner) },
      },
    },
    async (request, reply) => {
      const data = await banners.create(request.body, caller(request).id)
      return reply.code(201).send({ success: true, data })
    },
  )

  routes.put(
    '/admin-banner/order',
    {
      config,
      schema: {
        ...schema('Put all banners of one place into an order'),
        body: bannerOrder,
        response: { 200: done },
      },
    },
    async (request) => {
      const ids = request.body.ids.map((id) => knownId(id, 'banner_not_found'))
      await banners.order(ids, caller(request).id)
      return { success: true as const }
    },
  )

  routes.put(
    '/admin-banner/:id',
    {
      config,
      schema: {
        ...schema('Change a banner'),
        params,
        body: bannerForm,
        response: { 200: envelope(adminBanner) },
      },
    },
    async (request) => {
      const id = knownId(request.params.id, 'banner_not_found')
      const data = await banners.change(id, request.body, caller(request).id)
      return { success: true as const, data }
    },
  )

  routes.delete(
    '/admin-banner/:id',
    { config, schema: { ...schema('Delete a banner'), params, response: { 200: done } } },
    async (request) => {
      await banners.remove(knownId(request.params.id, 'banner_not_found'), caller(request).id)
      return { success: true as const }
    },
  )
}
