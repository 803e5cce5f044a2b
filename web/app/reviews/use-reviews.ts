import { useEffect, useState } from 'react'
import type { ReviewList } from '@tohfa/contract/reviews'
import { readReviews } from './reviews.calls.ts'

const none: ReviewList = {
  reviews: [],
  totalCount: 0,
  summary: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 },
}

/**
 * A page of a product's reviews: the last one that came, and whether it is the one asked for. A
 * failure is an empty list (spec section 8); an overtaken call is cancelled. `reload` asks anew.
 */
export function useReviews(productId: string, page: number) {
  const [kept, setKept] = useState<{ page: number; turn: number; answer: ReviewList }>()
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    async function ask() {
      const answer = await readReviews(productId, page, signal)
      if (!signal.aborted) setKept({ page, turn, answer: answer ?? none })
    }
    void ask()
    return () => controller.abort()
  }, [productId, page, turn])

  return {
    list: kept?.answer,
    settled: kept?.page === page && kept.turn === turn,
    reload: () => setTurn(turn + 1),
  }
}
