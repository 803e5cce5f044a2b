import type { Motif } from '@tohfa/print-engine/scene/motif'
import { keepMotif, knownMotif } from './known-motif.ts'
import { loadMotifIndex } from './motif-index.ts'

/** A motif; undefined when it could not be loaded. */
export async function loadMotif(id: string): Promise<Motif | undefined> {
  const before = knownMotif(id)
  if (before) return before
  const entry = (await loadMotifIndex())?.get(id)
  const drawing = entry && (await fetchMotif(entry.url))
  if (drawing) keepMotif(id, drawing)
  return drawing
}

async function fetchMotif(url: string): Promise<Motif | undefined> {
  try {
    const answer = await fetch(url)
    return answer.ok ? ((await answer.json()) as Motif) : undefined
  } catch {
    return undefined
  }
}
