import { useEffect, useState } from 'react'

/** Long enough for the first visible content, short enough for a search in the page. */
const rest = 1500

/** True a moment after hydration: for content that nobody waits for, but some people search for. */
export function useAfterIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsIdle(true), rest)
    return () => clearTimeout(timer)
  }, [])

  return isIdle
}
