import { useEffect, useState } from 'react'

const pauseMs = 1_000

/** A sentence once nobody has changed it for a second: for who has it read out. */
export function useCalmly(sentence: string): string {
  const [said, setSaid] = useState(sentence)

  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), pauseMs)
    return () => clearTimeout(timer)
  }, [sentence])

  return said
}
