import { startTransition, useCallback, useState, type RefCallback } from 'react'

/**
 * An element as state, and the `ref` to put on it. The component is rendered again for it in its own
 * time: within the commit that mounts the element, it would block a phone for longer.
 */
export function useElement<E extends HTMLElement>(): [E | null, RefCallback<E>] {
  const [element, setElement] = useState<E | null>(null)
  const ref = useCallback((mounted: E | null) => startTransition(() => setElement(mounted)), [])
  return [element, ref]
}
