import { useEffect, useEffectEvent } from 'react'

/** Fetched when the page has come alive: nothing is open before. */
export const loadLayers = () => import('./layers.ts').catch(() => null)

/** While something is open over the page, the browser's Back closes it instead of leaving the page. */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (!isOpen) return undefined
    const closing = new AbortController()
    const { signal } = closing
    async function open() {
      const layers = await loadLayers()
      if (!signal.aborted) layers?.openLayer(() => close(), signal)
    }
    void open()
    return () => closing.abort()
  }, [isOpen])
}
