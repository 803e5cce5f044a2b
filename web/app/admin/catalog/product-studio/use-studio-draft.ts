import { useEffect, useReducer, useRef, useState } from 'react'
import { sessionDraft } from '#platform/session/session-draft.ts'
import type { DraftStep, StudioDraft } from './studio-draft.ts'

const quietMs = 400

/** The draft of a product's studio, stored in this window until it is saved or discarded. */
export function useStudioDraft(productId: string, first: StudioDraft) {
  const [since, setSince] = useState(() => JSON.stringify(first))
  const [stored] = useState(() =>
    sessionDraft<{ draft: StudioDraft; since: string }>(`studio-draft-${productId}`),
  )
  // A draft of a studio that has changed since is useless.
  const [restored] = useState(() => {
    const found = stored.read()
    return found?.since === since ? found.draft : null
  })
  const [draft, change] = useReducer(
    (before: StudioDraft, step: DraftStep) => step(before),
    restored ?? first,
  )
  const isDirty = JSON.stringify(draft) !== since
  /** Discarded, though the page is visible until the next one is. */
  const isOver = useRef(false)

  useEffect(() => {
    if (!isDirty) return undefined
    // Saving at a pause in the typing is enough.
    const timer = setTimeout(() => {
      if (!isOver.current) stored.write({ draft, since })
    }, quietMs)
    return () => clearTimeout(timer)
  }, [stored, draft, since, isDirty])

  return {
    draft,
    change,
    isDirty,
    isRestored: restored !== null,
    discard() {
      isOver.current = true
      stored.clear()
    },
    /** Continues from the saved version. */
    settle(saved: StudioDraft) {
      stored.clear()
      setSince(JSON.stringify(saved))
      change(() => saved)
    },
  }
}
