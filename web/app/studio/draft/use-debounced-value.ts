import { useEffect, useState } from 'react'

const pauseMs = 1_000

/** A sentence after a second without changes, for screen readers. */
export function useDebouncedValue(sentence: string): string {
  const [settled, setSettled] = useState(sentence)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(sentence), pauseMs)
    return () => clearTimeout(timer)
  }, [sentence])

  return settled
}
