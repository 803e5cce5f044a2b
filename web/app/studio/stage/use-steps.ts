import { useRef } from 'react'

/** Repeated keys within this time, in milliseconds, are one step. */
const repeatMs = 600

/** Keys for changes: those with an equal key, one after the other, are undone together. */
export function useSteps() {
  const last = useRef({ name: '', at: 0, nth: 0 })
  return {
    keyOf: (key: string | undefined) =>
      key === undefined ? undefined : `${key} ${last.current.nth}`,
    /** Ends a slider or a word: what follows is undone by itself. */
    close() {
      last.current.nth += 1
    },
    /** The name, as a key for steps that follow each other quickly. */
    repeated(name: string): string {
      const now = performance.now()
      const { current } = last
      const isSame = current.name === name && now - current.at < repeatMs
      last.current = { name, at: now, nth: isSame ? current.nth : current.nth + 1 }
      return name
    },
  }
}
