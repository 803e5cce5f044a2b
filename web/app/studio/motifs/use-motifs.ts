import { useEffect, useState } from 'react'
import type { Motif } from '@tohfa/print-engine/scene/motif'
import { knownMotif } from './known-motif.ts'
import { loadMotif } from './load-motif.ts'

/** The motifs with these ids, each as soon as it has loaded. */
export function useMotifs(ids: readonly string[]): (id: string) => Motif | undefined {
  const [, setLoaded] = useState(0)
  const wanted = ids.filter((id) => !knownMotif(id)).join(' ')

  useEffect(() => {
    if (wanted === '') return undefined
    let isOver = false
    async function load() {
      await Promise.all(wanted.split(' ').map(loadMotif))
      if (!isOver) setLoaded((times) => times + 1)
    }
    void load()
    return () => {
      isOver = true
    }
  }, [wanted])

  return knownMotif
}
