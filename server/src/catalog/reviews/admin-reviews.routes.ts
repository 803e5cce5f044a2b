import type { FastifyInstance } from 'fastify'
import { adminReviewCalls } from '@tohfa/contract/catalog/reviews.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { AdminReviews } from './admin-reviews.service.ts'

/** Staff calls for reviews. */
export function adminReviewRoutes(
  routes: FastifyInstance,
  { adminReviews }: { adminReviews: AdminReviews },
): void {
  serve(routes, adminReviewCalls, {
    'GET /admin/reviews': async ({ query }) => {
      const { reviews: data, ...counts } = await adminReviews.list(query)
      return { data, ...counts, page: query.page, limit: query.limit }
    },
    'PUT /admin/reviews/:id': async (request) => {
      const id = knownId(request.params.id, 'review_not_found')
      return { data: await adminReviews.decide(id, request.body, caller(request).id) }
    },
  })
}
