import { useEffect, useEffectEvent, useRef } from 'react'
import { isNowhere } from '#ui/focus-place.ts'

/**
 * Leads the focus on when the button that had it went with the thing that it deleted.
 *
 * @param shown what is looked at again whenever it changes
 * @returns says that something was deleted
 */
export function useRestoredFocus(shown: unknown, lead: () => void): () => void {
  const wasDeleted = useRef(false)
  const leadOn = useEffectEvent(lead)

  useEffect(() => {
    if (shown && wasDeleted.current && isNowhere(document.activeElement)) leadOn()
    wasDeleted.current = false
  }, [shown])

  return () => {
    wasDeleted.current = true
  }
}
