// chunk: designing
import { useEffect, useState } from 'react'

/** A pause after which a sentence is complete, for screen readers. */
const sentencePauseMs = 1_000

/** A value after some milliseconds without a change. */
export function useDebouncedValue<Value>(value: Value, pauseMs = sentencePauseMs): Value {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])

  return settled
}
