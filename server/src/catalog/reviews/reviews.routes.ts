import type { FastifyInstance } from 'fastify'
import { reviewCalls } from '@tohfa/contract/catalog/reviews.calls'
import { callerAs } from '#platform/http/access.ts'
import type { ResponseCache } from '#platform/web-pages/response-cache/response-cache.ts'
import { answerKeptJson } from '#platform/web-pages/response-cache/send-cached.ts'
import { messageAnswer } from '#platform/http/messages.ts'
import { serve } from '#platform/http/serve.ts'
import type { Reviews } from './reviews.service.ts'

/**
 * The calls that read reviews, from the response cache until one is written, and that write them.
 */
export function reviewsRoutes(
  routes: FastifyInstance,
  deps: { reviews: Reviews; cache: ResponseCache },
): void {
  serve(routes, reviewCalls, {
    'GET /reviews': (request, reply) => {
      const { productId, page, limit } = request.query
      const key = `reviews ${JSON.stringify(request.query)}`
      return answerKeptJson(deps.cache, request, reply, key, async () => {
        const { reviews: data, ...rest } = await deps.reviews.list(request.query)
        return { answer: { data, ...rest, page, limit }, shows: [productId] }
      })
    },
    'GET /reviews/check-review-eligibility': async (request) => {
      const { id: userId } = callerAs(request, request.query.userId)
      if (await deps.reviews.mayWrite({ ...request.query, userId })) return { success: true }
      const refusal = messageAnswer('notBought')
      return { success: false, error: refusal.message, ...refusal }
    },
    'POST /reviews': async (request) => {
      callerAs(request, request.body.userId)
      return { data: await deps.reviews.write(request.body) }
    },
  })
}
