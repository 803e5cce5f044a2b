// chunk: cards
import { useEffect, useRef, useState, type RefObject } from 'react'

/** docs/product.md 5.4: a part is fetched when a tenth of it is visible. */
const nearThreshold = 0.1

/** True from the moment when a tenth of the element is visible; `ref` belongs on it. */
export function useNear<E extends HTMLElement>(): { ref: RefObject<E | null>; near: boolean } {
  const ref = useRef<E>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (near || !ref.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { threshold: nearThreshold },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [near])

  return { ref, near }
}
