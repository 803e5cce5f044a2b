import { sessionDraft } from '#platform/session/session-draft.ts'
import type { SentPhoto } from '#platform/sent-photos/sent-photo.ts'

/** A review as it is being written; no star is chosen at 0. */
export type ReviewDraft = {
  rating: number
  comment: string
  photos: readonly SentPhoto[]
  photoConsent: boolean
}

/** The author and the product of a review. */
export type Pair = { userId: string; productId: string }

export const reviewDraft = ({ userId, productId }: Pair) =>
  sessionDraft<ReviewDraft>(`review-draft-${userId}-${productId}`)
