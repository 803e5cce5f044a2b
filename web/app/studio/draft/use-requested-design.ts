// chunk: designing
import { useEffect, useEffectEvent, useState } from 'react'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { LoadedDesign } from './load-design.ts'
import { loadDesign, openLoaded } from './load-design.ts'
import type { DraftState } from './use-draft.ts'
import type { Chosen } from '#studio/fields/studio-props.ts'

/**
 * Opens the design in the address (`?design=`), unless this device has the same version or a newer
 * draft (docs/studio.md 12.7).
 * @returns whether the design is loading, a message after a failure, and a function that retries.
 * While it loads, nobody may fill in fields that it would overwrite
 */
export function useRequestedDesign(
  designId: string | null,
  {
    isSignedIn,
    studio,
    draftState,
    choice,
    onChoose,
  }: {
    isSignedIn: boolean
    studio: ProductStudio
    draftState: DraftState
    choice: Chosen
    onChoose: (choice: Chosen) => void
  },
) {
  const [error, setError] = useState<string | null>(null)
  /** The handled design: it has loaded, or failed. */
  const [settled, setSettled] = useState<string | null>(null)
  const [isReadingAgain, setReadingAgain] = useState(false)

  async function takeOver({ design, content, photos }: LoadedDesign) {
    const { color, size = null } = design
    onChoose({ ...choice, color, size })
    await openLoaded(draftState, { design, content, photos })
  }

  async function read(id: string, signal: AbortSignal) {
    const answer = await loadDesign(id, studio, draftState.photos, signal)
    if (signal.aborted) return
    if (answer.success) await takeOver(answer.data)
    setError(answer.success ? null : answer.error)
  }

  const readRequested = useEffectEvent(async (id: string, signal: AbortSignal) => {
    if (draftState.draft.design?.id !== id) await read(id, signal)
    if (!signal.aborted) setSettled(id)
  })
  const { isRead } = draftState
  useEffect(() => {
    if (!designId || !isSignedIn || !isRead) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => void readRequested(designId, controller.signal))
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [designId, isSignedIn, isRead])

  async function readAgain(id: string) {
    setReadingAgain(true)
    await read(id, new AbortController().signal)
    setReadingAgain(false)
  }
  const isReading = isReadingAgain || (isSignedIn && designId !== null && settled !== designId)
  return { isReading, error, readAgain }
}
