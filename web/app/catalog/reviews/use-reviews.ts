import type { ReviewList } from '@tohfa/contract/catalog/reviews'
import type { AnswerTo } from '#platform/api/api-client.ts'
import { useGet } from '#platform/api/use-get.ts'

const none: ReviewList = {
  reviews: [],
  totalCount: 0,
  summary: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 },
}

/**
 * A page of a product's reviews: the last one loaded, and whether it is the requested one. A
 * failure gives an empty list (docs/product.md 7.1). `reload` loads it again.
 */
export function useReviews(productId: string, page: number) {
  const { answer, latest, reload } = useGet('GET /reviews', { query: { productId, page } })
  return { list: latest && listOf(latest), settled: answer !== undefined, reload }
}

/** The star counts of all reviews come with each page. */
function listOf(answer: AnswerTo<'GET /reviews'>): ReviewList {
  if (!answer.success) return none
  return { reviews: answer.data, totalCount: answer.totalCount, summary: answer.summary }
}
