import { useEffect, useState } from 'react'

/** Whether half of something is in sight. */
export function useInSight(place: HTMLElement | null): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!place) return undefined
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.at(-1)?.isIntersecting === true),
      { threshold: 0.5 },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [place])
  return isSeen
}
