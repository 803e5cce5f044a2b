import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOnline } from '#ui/use-online.ts'
import { type Content, filledValues } from './design-of.ts'
import { isOfVariant, type SentDesign } from './draft.ts'
import { isSameScene } from './edit-draft.ts'
import { loadDesign } from './load-design.ts'
import { type DraftOfVariant, saveAsNew, toSave } from './save-as-new.ts'
import { sendPhotos, type Unsent, updateDesign } from './send-design.ts'
import { isSaved } from './stored-draft.ts'
import type { DraftState } from './use-draft.ts'

/** A pause after which a change is saved; it doubles with each failure. */
const pauseMs = 2_000
const longestPauseMs = 60_000

export type SavedDraft = DraftOfVariant & {
  /** While the proof saves the design itself. */
  isPaused: boolean
}

/**
 * Saves a design of the account two seconds after its last change, one save at a time, and at once
 * when the page is hidden or left (docs/studio.md 12.14).
 * @returns whether another device changed the design, the sentence of a failure (empty for content
 * that its fields refuse), and `keepMine`, which saves what is here as another design
 */
export function useAutosave(saved: SavedDraft) {
  const { studio, choice, draftState, isPaused } = saved
  const { draft, photos, keepPhoto, saving, isSaving } = draftState
  const { design, scene, values } = draft
  const { color, size } = choice
  const [error, setError] = useState<string | null>(null)
  const [failures, setFailures] = useState(0)
  /** The version that another device replaced. */
  const [replaced, setReplaced] = useState<SentDesign | null>(null)
  /** What the shop does not take, until it is changed. */
  const [refused, setRefused] = useState<Content | null>(null)
  const isOnline = useOnline()
  const isChanged =
    design !== null && replaced?.id === design.id && replaced.version === design.version
  const isRefused = refused !== null && isSame(refused, draft)
  const isDue =
    draft.isUnsent &&
    design !== null &&
    isOfVariant(design, choice) &&
    !isChanged &&
    !isRefused &&
    !isPaused &&
    !isSaving &&
    isOnline &&
    isSaved(draftState)

  const content = toSave(saved)
  type Keep = DraftState['keepDesign']

  /** Whether the account has this design already, because the answer to its save was lost. */
  async function adopt({ id }: SentDesign, keep: Keep): Promise<boolean> {
    const loaded = await loadDesign(id, studio, photos, new AbortController().signal)
    if (!loaded.success) return false
    const { design: theirs, content: its } = loaded.data
    const isAlike =
      JSON.stringify(filledValues(studio.fields, its.values)) === JSON.stringify(content.values) &&
      (its.scene && content.scene
        ? isSameScene(its.scene, content.scene)
        : its.scene === content.scene)
    if (isAlike) keep({ id, version: theirs.version, color, size }, draft)
    return isAlike
  }

  async function fail(unsent: Unsent, before: SentDesign, keep: Keep): Promise<void> {
    if (unsent.code === 'design_changed') {
      if (!(await adopt(before, keep))) setReplaced(before)
    } else if (unsent.code === 'design_not_found') draftState.change({ design: null })
    else if (unsent.status === 400) {
      setRefused({ scene, values })
      setError('')
    } else {
      setError(unsent.error)
      setFailures((count) => count + 1)
    }
  }

  async function saveOnce(before: SentDesign, keep: Keep): Promise<void> {
    const unsent = await sendPhotos(content, photos, () => undefined, keepPhoto)
    if (unsent) return fail(unsent, before, keep)
    const answer = await updateDesign(before, content)
    if (!answer.success) return fail(answer, before, keep)
    const { id, version } = answer.data
    // A proof that waits for the save reads the version from the page.
    flushSync(() => {
      keep({ id, version, color, size }, draft)
      setError(null)
      setFailures(0)
    })
  }

  const save = useEffectEvent(() => {
    if (isDue) void saving((keep) => saveOnce(design, keep))
  })
  /** While somebody changes it, the next change has a pause of its own. */
  const saveIf = useEffectEvent((rested: Content) => {
    if (isSame(rested, draft)) save()
  })
  useEffect(() => {
    if (!isDue) return undefined
    const pause = Math.min(pauseMs * 2 ** failures, longestPauseMs)
    const timer = setTimeout(() => saveIf({ scene, values }), pause)
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') save()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [isDue, failures, scene, values])
  useEffect(() => () => save(), [])

  const keepMine = () =>
    saving(async (keep) => {
      const unsent = await saveAsNew(saved, keep)
      setError(unsent?.error ?? null)
    })
  return { isChanged, error: draft.isUnsent ? error : null, keepMine }
}

const isSame = (one: Content, other: Content) =>
  one.scene === other.scene && one.values === other.values
