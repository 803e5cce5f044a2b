import { readFileSync } from 'node:fs'
import type { Motif } from '@tohfa/print-engine/scene/motif'
import type { MotifId } from '@tohfa/print-engine/scene/motif-ids'
import type { Scene } from '@tohfa/print-engine/scene/scene'

/** A drawing of the shop, read at its first use. */
export function motifOf(id: MotifId): Motif {
  const drawing = known.get(id) ?? readMotif(id)
  known.set(id, drawing)
  return drawing
}

/** The drawings that areas of a scene show, by their id. */
export function motifsOf(areas: Scene['areas']): Record<string, Motif> {
  const shown = areas.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'motif' ? [item.motif] : [])),
  )
  return Object.fromEntries(shown.map((id) => [id, motifOf(id)]))
}

const known = new Map<MotifId, Motif>()

const folder = new URL('../../../../print-engine/motifs/', import.meta.url)

function readMotif(id: MotifId): Motif {
  return JSON.parse(readFileSync(new URL(`${id}.json`, folder), 'utf8')) as Motif
}
