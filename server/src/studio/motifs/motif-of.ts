import { readFileSync } from 'node:fs'
import type { MotifNames } from '@tohfa/contract/studio/motifs'
import type { Motif } from '@tohfa/print-engine/scene/motif'
import type { MotifId } from '@tohfa/print-engine/scene/motif-ids'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { namesOf } from './motif-names.ts'
import { motifUrl } from './motif-url.ts'

/** A drawing of the shop, read at its first use. */
export function motifOf(id: MotifId): Motif {
  const drawing = known.get(id) ?? readMotif(id)
  known.set(id, drawing)
  return drawing
}

/** The drawings that areas of a scene show, by their id. */
export const motifsOf = (areas: Scene['areas']): Record<string, Motif> =>
  Object.fromEntries(shownIn(areas).map((id) => [id, motifOf(id)]))

/** What those drawings are called. */
export const motifNamesOf = (areas: Scene['areas']): Record<string, MotifNames> =>
  Object.fromEntries(shownIn(areas).map((id) => [id, namesOf(id)]))

const shownIn = (areas: Scene['areas']): MotifId[] =>
  areas.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'motif' ? item.motif : [])))

const known = new Map<MotifId, Motif>()

function readMotif(id: MotifId): Motif {
  return JSON.parse(readFileSync(motifUrl(id), 'utf8')) as Motif
}
