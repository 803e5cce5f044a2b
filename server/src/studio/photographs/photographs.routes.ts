import type { FastifyInstance } from 'fastify'
import { photographCalls, photographUploadCalls } from '@tohfa/contract/studio/photographs.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { receivePhoto, takeAnyBody, type Uploads } from '#studio/photos/photos.service.ts'
import type { Photographs } from './photographs.service.ts'

/** Owners' photographs of blanks. */
export function photographRoutes(
  routes: FastifyInstance,
  { photographs }: { photographs: Photographs },
): void {
  serve(routes, photographCalls, {
    'GET /admin-product/:id/photographs': async (request) => ({
      data: await photographs.list(productOf(request)),
    }),
    'PUT /admin-product/:id/photographs/:area': async (request) => {
      const { body, params } = request
      const place = { productId: productOf(request), area: params.area, color: body.color }
      return { data: await photographs.put(place, body, caller(request).id) }
    },
    'DELETE /admin-product/:id/photographs/:area': (request) => {
      const { color = null, version } = request.query
      const place = { productId: productOf(request), area: request.params.area, color }
      return photographs.remove(place, version, caller(request).id)
    },
  })
}

/** Their upload, whose body is a file. */
export async function photographUploadRoutes(
  routes: FastifyInstance,
  deps: { photographs: Photographs; uploads: Uploads; limits: Limits },
): Promise<void> {
  takeAnyBody(routes)
  serve(routes, photographUploadCalls, {
    'POST /admin-product/:id/photographs': async (request) => {
      const { id } = caller(request)
      await deps.limits.take('photo', id)
      const picture = await receivePhoto(deps.uploads, request, (upload) =>
        deps.photographs.keep(productOf(request), id, upload),
      )
      return { data: { picture } }
    },
  })
}

const productOf = ({ params }: { params: { id: string } }) =>
  knownId(params.id, 'product_not_found')
