import type { MotifId } from '@tohfa/print-engine/scene/motif-ids'

const folder = new URL('../../../../print-engine/motifs/', import.meta.url)

/** Where a motif's drawing is kept. */
export const motifUrl = (id: MotifId): URL => new URL(`${id}.json`, folder)
