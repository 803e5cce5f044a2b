import { sessionDraft } from '#platform/session/session-draft.ts'

/** A review as it is being written; no star is chosen at 0. */
export type Draft = { rating: number; comment: string }

/** The author and the product of a review. */
export type Pair = { userId: string; productId: string }

export const reviewDraft = ({ userId, productId }: Pair) =>
  sessionDraft<Draft>(`review-draft-${userId}-${productId}`)
