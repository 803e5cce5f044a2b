import type { Motif } from '@tohfa/print-engine/scene/motif'

/** Loaded motifs, for the lifetime of this document. */
const known = new Map<string, Motif>()

/** A motif by its id, once it has loaded. */
export const knownMotif = (id: string): Motif | undefined => known.get(id)

export const keepMotif = (id: string, motif: Motif): void => void known.set(id, motif)
