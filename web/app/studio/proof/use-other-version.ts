import { useEffect, useEffectEvent, useState } from 'react'
import type { Answer } from '#platform/api/api-client.ts'
import type { Offer } from '#studio/draft/design-of.ts'
import type { Photos } from '#studio/draft/draft-photo.ts'
import { loadDesign, type LoadedDesign } from '#studio/draft/load-design.ts'

/** A design as the account has it; undefined until it is read. */
export function useOtherVersion(
  id: string | undefined,
  offer: Offer,
  photos: Photos,
): Answer<LoadedDesign> | undefined {
  const [answer, setAnswer] = useState<Answer<LoadedDesign>>()
  const load = useEffectEvent((wanted: string, signal: AbortSignal) =>
    loadDesign(wanted, offer, photos, signal),
  )
  useEffect(() => {
    if (id === undefined) return undefined
    const controller = new AbortController()
    const { signal } = controller
    async function read(wanted: string) {
      const loaded = await load(wanted, signal)
      if (!signal.aborted) setAnswer(loaded)
    }
    void read(id)
    return () => controller.abort()
  }, [id])
  return answer
}
