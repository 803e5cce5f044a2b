import type { Review, ReviewList, ReviewSummary } from '@tohfa/contract/reviews'
import { type Answer, call } from '../api/api-client.ts'

type ReviewAnswer = Answer<Review[]> & { summary?: ReviewSummary }

/** A page of a product's reviews with the stars of all of them; null when they cannot be read. */
export async function readReviews(
  productId: string,
  page: number,
  signal: AbortSignal,
): Promise<ReviewList | null> {
  const query = { productId, page }
  const answer: ReviewAnswer = await call<Review[]>('GET', '/reviews', { query, signal })
  if (!answer.success || !answer.summary) return null
  return { reviews: answer.data, totalCount: answer.totalCount ?? 0, summary: answer.summary }
}
