import { useEffect, useState } from 'react'
import type { Motif } from '@tohfa/print-engine/scene/motif'
import type { MotifId } from '@tohfa/print-engine/scene/motif-ids'

/** A file of its own for each drawing: few of them are wanted at a time. */
const files = import.meta.glob<Motif>('../../../../../print-engine/motifs/*.json', {
  import: 'default',
})

/** What was fetched before, for as long as this document lives. */
const kept = new Map<string, Motif>()

/** A drawing of the shop; undefined when it could not be fetched. */
export async function loadMotif(id: MotifId): Promise<Motif | undefined> {
  const before = kept.get(id)
  if (before) return before
  const load = files[`../../../../print-engine/motifs/${id}.json`]
  const drawing = await load?.().catch(() => undefined)
  if (drawing) kept.set(id, drawing)
  return drawing
}

/** The drawings with these ids, each as soon as it is here. */
export function useMotifs(ids: readonly MotifId[]): (id: string) => Motif | undefined {
  const [, setLoaded] = useState(0)
  const wanted = ids.filter((id) => !kept.has(id)).join(' ')

  useEffect(() => {
    if (wanted === '') return undefined
    let isOver = false
    async function load() {
      await Promise.all((wanted.split(' ') as MotifId[]).map(loadMotif))
      if (!isOver) setLoaded((times) => times + 1)
    }
    void load()
    return () => {
      isOver = true
    }
  }, [wanted])

  return (id) => kept.get(id)
}
