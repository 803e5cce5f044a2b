import { useEffect, useEffectEvent } from 'react'
import { followHistory, openLayer } from './layers.ts'

/** While something is open over the page, the browser's Back closes it instead of leaving the page. */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)

  // Also before it opens, because the router's changes of the history must be observed from then
  // on.
  useEffect(followHistory, [])
  useEffect(() => (isOpen ? openLayer(() => close()) : undefined), [isOpen])
}
