import type { FastifyInstance } from 'fastify'
import { bannerCalls } from '@tohfa/contract/catalog/banners.calls'
import { serve } from '#platform/http/serve.ts'
import { answerKeptJson } from '#platform/web-pages/response-cache/send-cached.ts'
import type { ResponseCache } from '#platform/web-pages/response-cache/response-cache.ts'
import type { Banners } from './banners.service.ts'

/** The banners of the home page, answered from memory while nothing changes. */
export function bannersRoutes(
  routes: FastifyInstance,
  deps: { banners: Banners; cache: ResponseCache },
): void {
  serve(routes, bannerCalls, {
    'GET /api/banners': (request, reply) => {
      const key = `banners ${JSON.stringify(request.query)}`
      return answerKeptJson(deps.cache, request, reply, key, async () => ({
        answer: { data: await deps.banners.at(request.query) },
      }))
    },
  })
}
