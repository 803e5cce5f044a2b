import { z } from 'zod'
import { envelope } from '@tohfa/contract/envelope'
import { eligibility, review, reviewDraft, reviewList, reviewQuery } from '@tohfa/contract/reviews'
import { texts } from '@tohfa/contract/texts'
import { callerAs } from '../http/access.ts'
import type { KeptBytes } from '../pages/response-cache/response-cache.ts'
import { answerKept, keptJson } from '../pages/response-cache/send-cached.ts'
import type { Routes } from '../http/routes.ts'
import type { Reviews } from './reviews.service.ts'

/** What shoppers read of each other, from memory until one is written, and how they write it. */
export function reviewsRoutes(routes: Routes, deps: { reviews: Reviews; kept: KeptBytes }): void {
  routes.get(
    '/reviews',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Reviews'],
        summary: 'A page of a product’s reviews, the newest first, and the stars of all of them',
        querystring: reviewQuery,
        response: { 200: reviewList },
      },
    },
    (request, reply) => {
      const { productId, page, limit } = request.query
      const key = `reviews ${JSON.stringify(request.query)}`
      return answerKept(deps.kept, request, reply, key, async () => {
        const { reviews, ...rest } = await deps.reviews.list(request.query)
        return keptJson({ success: true, data: reviews, ...rest, page, limit }, [productId])
      })
    },
  )

  routes.get(
    '/reviews/check-review-eligibility',
    {
      config: { access: 'user' },
      schema: {
        tags: ['Reviews'],
        summary: 'Whether the signed-in person has bought a product and may review it',
        querystring: z.object({ userId: z.string(), productId: z.string() }),
        response: { 200: eligibility },
      },
    },
    async (request) => {
      const { id: userId } = callerAs(request, request.query.userId)
      if (await deps.reviews.mayWrite({ ...request.query, userId })) return { success: true }
      return { success: false, message: texts.notBought, error: texts.notBought }
    },
  )

  routes.post(
    '/reviews',
    {
      config: { access: 'user' },
      schema: {
        tags: ['Reviews'],
        summary: 'Review a bought product; a second review replaces the first',
        body: reviewDraft,
        response: { 201: envelope(review) },
      },
    },
    async (request, reply) => {
      callerAs(request, request.body.userId)
      const data = await deps.reviews.write(request.body)
      return reply.code(201).send({ success: true, data })
    },
  )
}
