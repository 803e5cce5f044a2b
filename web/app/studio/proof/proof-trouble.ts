import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'
import type { Unsent } from '#studio/draft/send-design.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import type { Photos } from '#studio/draft/use-draft.ts'

/** What keeps somebody from their proof, by what they can do about it. */
export type ProofTrouble =
  /** Somebody changed the design elsewhere: one of the two is chosen. */
  | { step: 'changed' }
  /** The shop changed or ended the studio: the fields are read anew. */
  | { step: 'stale'; sentence: string }
  /** It is tried again; `field` is the one whose photo was not taken. `isFull`: something must be deleted first. */
  | { step: 'failed'; sentence: string; field?: string; isCutOff: boolean; isFull: boolean }

/** The meaning of a failed answer on the way to the proof. */
export function troubleOf(unsent: Unsent, values: FieldValues, photos: Photos): ProofTrouble {
  const { code, status, error, fields = {} } = unsent
  if (code === 'design_changed') return { step: 'changed' }
  if (code === 'not_customizable') return { step: 'stale', sentence: texts.gone }
  // A photo that was deleted elsewhere, of which the phone has no file any more.
  const lost = Object.keys(values).find((id) => photos[values[id] ?? ''] && fields[`values.${id}`])
  const field = unsent.field ?? lost
  if (status === 400 && !field) return { step: 'stale', sentence: texts.changedByShop }
  const isFull = code === 'too_many_photos' || code === 'too_many_designs'
  const sentence = lost ? texts.photoLost : error
  return { step: 'failed', sentence, ...(field && { field }), isCutOff: status === 0, isFull }
}

/** Whether a proof that was shown is not what can be approved any more: it is asked for anew. */
export function isForgotten({ code = '', fields }: Unsent): boolean {
  const codes = ['proof_not_found', 'proof_not_approved', 'proof_not_ready', 'proof_failed']
  return codes.includes(code) || fields?.['ticked'] !== undefined
}
