import { useEffect, useEffectEvent, useRef } from 'react'
import { isNowhere } from '#ui/focus-place.ts'

/**
 * Moves the focus when the button that had it was removed with the deleted item.
 * @param shown checked again whenever it changes
 * @returns a function to call after a deletion
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
