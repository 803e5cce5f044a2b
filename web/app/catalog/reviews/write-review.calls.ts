import { call } from '#platform/api/api-client.ts'
import type { ReviewDraft, Pair } from './review-draft.ts'

/** Whether somebody has bought a product (docs/product.md 7.2); a refusal in words comes with 200. */
export function checkPurchase(of: Pair) {
  return call('GET /reviews/check-review-eligibility', { query: of })
}

export function sendReview(of: Pair, draft: ReviewDraft) {
  return call('POST /reviews', { body: { ...of, ...draft } })
}
