import { useEffect, useReducer, useRef, useState } from 'react'
import { dropKept, keep, readKept } from './kept-studio.ts'
import type { Step, StudioDraft } from './studio-draft.ts'

const quietMs = 400

/** The draft of a product's studio, kept in this window until it is saved or thrown away. */
export function useStudioDraft(productId: string, first: StudioDraft) {
  const [since, setSince] = useState(() => JSON.stringify(first))
  const [restored] = useState(() => readKept(productId, since))
  const [draft, change] = useReducer(
    (before: StudioDraft, step: Step) => step(before),
    restored ?? first,
  )
  const isDirty = JSON.stringify(draft) !== since
  /** Thrown away, though the page is still there until the next one is. */
  const isOver = useRef(false)

  useEffect(() => {
    if (!isDirty) return undefined
    // A pause in the typing is soon enough.
    const timer = setTimeout(() => {
      if (!isOver.current) keep(productId, { draft, since })
    }, quietMs)
    return () => clearTimeout(timer)
  }, [productId, draft, since, isDirty])

  return {
    draft,
    change,
    isDirty,
    isRestored: restored !== null,
    discard() {
      isOver.current = true
      dropKept(productId)
    },
    /** Goes on from what was saved. */
    settle(saved: StudioDraft) {
      dropKept(productId)
      setSince(JSON.stringify(saved))
      change(() => saved)
    },
  }
}
