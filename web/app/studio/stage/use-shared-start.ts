import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { SharedStart } from '@tohfa/contract/studio/shares'
import { call } from '#platform/api/api-client.ts'
import { hasValues } from '#studio/draft/design-of.ts'
import { contentOf } from '#studio/draft/edit-draft.ts'
import type { DraftState } from '#studio/draft/use-draft.ts'
import type { Chosen } from '#studio/fields/studio-props.ts'
import { useNavigate } from '#ui/link.ts'
import { stageTexts as texts } from './stage.texts.ts'

const key = '#start='

/** The token of a shared design in the fragment of an address, which no server gets. */
export const startIn = (hash: string): string | null =>
  hash.startsWith(key) ? hash.slice(key.length) : null

/**
 * Opens a shared design as a draft of the visitor's own (docs/studio.md 15.9). A draft that has
 * something already is replaced only after a question.
 */
export function useSharedStart(
  token: string | null,
  {
    studio,
    draftState,
    choice,
    onChoose,
  }: {
    studio: ProductStudio
    draftState: DraftState
    choice: Chosen
    onChoose: (choice: Chosen) => void
  },
) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [error, setError] = useState<string | null>(null)
  const [found, setFound] = useState<SharedStart | null>(null)
  const { isRead } = draftState

  /** A reload opens the draft, and not the shared design once more. */
  function finish(taken: Chosen): void {
    setFound(null)
    onChoose(taken)
    void navigate(`${pathname}${search}` as `/studio/${string}`, {
      replace: true,
      state: { choice: taken },
    })
  }
  function take({ color, size, scene }: SharedStart): void {
    draftState.replace(contentOf(scene, studio, {}), null)
    finish({ ...choice, color, size: size ?? null })
  }

  const onRead = useEffectEvent((start: SharedStart) => {
    const { scene, values } = draftState.draft
    if (scene === null && !hasValues(studio.fields, values)) take(start)
    else setFound(start)
  })
  const isFailed = error !== null
  useEffect(() => {
    if (token === null || !isRead || isFailed) return undefined
    const controller = new AbortController()
    const { signal } = controller
    async function read(wanted: string) {
      const params = { token: wanted }
      const answer = await call('GET /shared-designs/:token/start', { params, signal })
      if (signal.aborted) return
      if (answer.success) return onRead(answer.data)
      setError(answer.code === 'design_not_found' ? texts.startEnded : answer.error)
    }
    void read(token)
    return () => controller.abort()
  }, [token, isRead, isFailed])

  return {
    isReading: token !== null && error === null && found === null,
    error: token === null ? null : error,
    question: found && {
      onTake: () => take(found),
      onKeep: () => finish(choice),
    },
    retry: () => setError(null),
  }
}
