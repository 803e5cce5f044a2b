import type { FastifyInstance } from 'fastify'
import { adminStudioCalls, studioCalls } from '@tohfa/contract/studio/product-studio.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { ImageUrls } from '#platform/media/image-url.ts'
import type { ResponseCache } from '#platform/web-pages/response-cache/response-cache.ts'
import { answerKeptJson } from '#platform/web-pages/response-cache/send-cached.ts'
import type { PlainPictures } from '#studio/plain/plain-pictures.service.ts'
import type { ProductStudios } from './product-studio.service.ts'

/**
 * The shoppers' read of a studio, from the response cache until something changes, and the staff's
 * calls.
 */
export function productStudioRoutes(
  routes: FastifyInstance,
  {
    studios,
    plainPictures,
    imageUrls,
    cache,
  }: {
    studios: ProductStudios
    plainPictures: Pick<PlainPictures, 'of'>
    imageUrls: ImageUrls
    cache: ResponseCache
  },
): void {
  serve(routes, studioCalls, {
    'GET /studio/products/:id': async (request, reply) => {
      const id = knownId(request.params.id, 'not_customizable').toLowerCase()
      return answerKeptJson(cache, request, reply, `studio ${id}`, async () => ({
        answer: { data: await studios.live(id) },
        shows: [id],
      }))
    },
    'GET /studio/products/:id/plain': async (request) => {
      const id = knownId(request.params.id, 'not_customizable')
      const key = await plainPictures.of(id, request.query.color)
      return { data: { picture: imageUrls.product(key) } }
    },
  })
  serve(routes, adminStudioCalls, {
    'GET /admin-product/:id/studio': async (request) => ({
      data: await studios.read(idOf(request)),
    }),
    'PUT /admin-product/:id/studio': async (request) => ({
      data: await studios.put(idOf(request), request.body, caller(request).id),
    }),
    'DELETE /admin-product/:id/studio': (request) =>
      studios.remove(idOf(request), caller(request).id),
  })
}

const idOf = ({ params }: { params: { id: string } }) => knownId(params.id, 'product_not_found')
