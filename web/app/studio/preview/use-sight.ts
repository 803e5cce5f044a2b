import { useEffect, useState } from 'react'

/** The height of the sticky header in pixels. */
const header = 64

/**
 * Whether half of an element is visible, and where the visible area starts. With an open keyboard
 * only a part of the window is visible, below the header's usual place.
 */
export function useSight(place: HTMLElement | null): { isSeen: boolean; top: number } {
  const [isSeen, setSeen] = useState(true)
  const [top, setTop] = useState(header)
  useEffect(() => {
    if (!place) return undefined
    const { visualViewport } = window
    const look = () => {
      const { top: start, bottom: end, height } = place.getBoundingClientRect()
      const above = Math.max(header, Math.round(visualViewport?.offsetTop ?? 0))
      const below = (visualViewport?.offsetTop ?? 0) + (visualViewport?.height ?? innerHeight)
      setTop(above)
      setSeen(Math.min(end, below) - Math.max(start, above) >= height / 2)
    }
    look()
    const ending = new AbortController()
    const options = { passive: true, signal: ending.signal }
    addEventListener('scroll', look, options)
    visualViewport?.addEventListener('resize', look, options)
    visualViewport?.addEventListener('scroll', look, options)
    return () => ending.abort()
  }, [place])
  return { isSeen, top }
}
