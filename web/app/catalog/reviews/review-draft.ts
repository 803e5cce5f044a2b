/** A review as it is being written; no star is chosen at 0. */
export type Draft = { rating: number; comment: string }

/** Whose review of what: a draft is seen by nobody else who signs in in the same window. */
export type Pair = { userId: string; productId: string }

const keyOf = ({ userId, productId }: Pair) => `review-draft-${userId}-${productId}`

/** What was written survives a failed send and a reload of this window. */
export function readDraft(of: Pair): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(of)) ?? 'null') as Draft | null
  } catch {
    return null
  }
}

export function keepDraft(of: Pair, draft: Draft): void {
  sessionStorage.setItem(keyOf(of), JSON.stringify(draft))
}

export function dropDraft(of: Pair): void {
  sessionStorage.removeItem(keyOf(of))
}
