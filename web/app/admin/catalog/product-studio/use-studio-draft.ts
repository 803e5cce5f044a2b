import { useEffect, useRef, useState } from 'react'
import { sessionDraft } from '#platform/session/session-draft.ts'
import { changed, changedArea, draftHistory, redone, undone } from './draft-history.ts'
import type { ApplyStep, StudioDraft } from './studio-draft.ts'

const quietMs = 400

/** Undo and redo over the whole draft; each returns the area that it changes, if there is one. */
export type DraftSteps = {
  canUndo: boolean
  canRedo: boolean
  undo: () => { area: string | undefined } | undefined
  redo: () => { area: string | undefined } | undefined
}

/**
 * The draft of a product's studio with its history. The draft is stored in this window until it is
 * saved or discarded.
 */
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
  const [history, setHistory] = useState(() => draftHistory(restored ?? first))
  const { draft } = history
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

  const change: ApplyStep = (step, key) => setHistory((before) => changed(before, step, key))
  function go(way: typeof undone) {
    const next = way(history)
    if (next) setHistory(next)
    return next && { area: changedArea(draft, next.draft) }
  }

  const steps: DraftSteps = {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => go(undone),
    redo: () => go(redone),
  }

  return {
    draft,
    change,
    steps,
    isDirty,
    isRestored: restored !== null,
    discard() {
      isOver.current = true
      stored.clear()
    },
    /** Continues from the saved version; undo still goes back to earlier ones. */
    settle(saved: StudioDraft) {
      stored.clear()
      setSince(JSON.stringify(saved))
      setHistory(({ past }) => ({ draft: saved, past, future: [] }))
    },
  }
}
