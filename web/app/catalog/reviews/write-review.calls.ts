import type { OwnReview } from '@tohfa/contract/catalog/reviews'
import { call } from '#platform/api/api-client.ts'
import type { ReviewDraft, Pair } from './review-draft.ts'

/**
 * Whether somebody has bought a product (docs/product.md 7.2); a refusal has a message and status
 * 200.
 */
export function checkPurchase(of: Pair) {
  return call('GET /reviews/check-review-eligibility', { query: of })
}

/** A person's own review of a product, which their next one replaces; null without one. */
export async function ownReviewOf({ productId }: Pair): Promise<OwnReview | null> {
  const answer = await call('GET /reviews/mine', { query: { productId } })
  return answer.success ? answer.data : null
}

export function sendReview(of: Pair, { photos, photoConsent, ...draft }: ReviewDraft) {
  const ids = photos.map(({ id }) => id)
  return call('POST /reviews', {
    body: { ...of, ...draft, photos: ids, photoConsent: photoConsent && ids.length > 0 },
  })
}

export function deleteReview(id: string) {
  return call('DELETE /reviews/:id', { params: { id } })
}
