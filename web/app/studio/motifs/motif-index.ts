import { useEffect, useState } from 'react'
import type { MotifEntry } from '@tohfa/contract/studio/motifs'
import { call } from '#platform/api/api-client.ts'

/** The drawings of the shop by their id: the server's, so that a page can show one that it is older than. */
export type MotifIndex = ReadonlyMap<string, MotifEntry>

let loading: Promise<MotifIndex | undefined> | undefined
let loaded: MotifIndex | undefined

/** The index, loaded once; undefined when that failed, and the next call tries again. */
export function loadMotifIndex(): Promise<MotifIndex | undefined> {
  loading ??= load()
  return loading
}

async function load(): Promise<MotifIndex | undefined> {
  const answer = await call('GET /studio/motifs')
  if (answer.success) loaded = new Map(answer.data.map((entry) => [entry.id, entry]))
  else loading = undefined
  return loaded
}

/** The index as soon as it has loaded, whether that failed, and another try. */
export function useMotifIndex(isWanted = true): {
  index: MotifIndex | undefined
  isFailed: boolean
  retry: () => void
} {
  const [index, setIndex] = useState(loaded)
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(-1)

  useEffect(() => {
    if (!isWanted) return undefined
    let isOver = false
    async function show() {
      const found = await loadMotifIndex()
      if (isOver) return
      if (found) setIndex(found)
      else setFailed(tries)
    }
    void show()
    return () => {
      isOver = true
    }
  }, [tries, isWanted])

  return {
    index,
    isFailed: !index && failed === tries,
    retry: () => setTries((before) => before + 1),
  }
}
