import type { FastifyInstance } from 'fastify'
import { collectionCalls } from '@tohfa/contract/catalog/collections.calls'
import { Failure } from '#platform/http/failures.ts'
import { serve } from '#platform/http/serve.ts'
import type { ResponseCache } from '#platform/web-pages/response-cache/response-cache.ts'
import { answerKeptJson } from '#platform/web-pages/response-cache/send-cached.ts'
import type { Collections } from './collections.service.ts'

/** The collections, answered from memory while nothing changes. */
export function collectionRoutes(
  routes: FastifyInstance,
  { cache, collections }: { collections: Collections; cache: ResponseCache },
): void {
  serve(routes, collectionCalls, {
    'GET /collections': (request, reply) =>
      answerKeptJson(cache, request, reply, 'collections', async () => ({
        answer: { data: await collections.list() },
      })),
    'GET /collections/:slug': (request, reply) => {
      const { slug } = request.params
      const { page, limit } = request.query
      const key = `collection ${JSON.stringify([slug, page, limit])}`
      return answerKeptJson(cache, request, reply, key, async () => {
        const found = await collections.page(slug, { page, limit })
        if (!found) throw new Failure('collection_not_found')
        const { collection, products: data } = found
        return {
          answer: { data, totalCount: collection.count, page, limit, collection },
          shows: data.map(({ id }) => id),
        }
      })
    },
  })
}
