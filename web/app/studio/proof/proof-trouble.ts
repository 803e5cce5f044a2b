import type { ToSend, Unsent } from '#studio/draft/send-design.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import type { Photos } from '#studio/draft/draft-photo.ts'

/** The obstacles to a proof, by their remedy. */
export type ProofTrouble =
  /** Somebody changed the design elsewhere: one version is chosen. */
  | { step: 'changed' }
  /** The shop changed or ended the studio: the fields are reloaded. */
  | { step: 'stale'; sentence: string }
  /**
   * It is retried; `field` is the one whose photo was refused. `isFull`: something must be deleted
   * first.
   */
  | { step: 'failed'; sentence: string; field?: string; isCutOff: boolean; isFull: boolean }

/** The meaning of a failed answer on the way to the proof. */
export function troubleOf(
  unsent: Unsent,
  content: Pick<ToSend, 'values' | 'scene'>,
  photos: Photos,
): ProofTrouble {
  const { code, status, error, fields = {} } = unsent
  if (code === 'design_changed') return { step: 'changed' }
  if (code === 'not_customizable') return { step: 'stale', sentence: texts.gone }
  // A photo that was deleted elsewhere, and whose file this device no longer has.
  const lost = Object.keys(fields).flatMap((path) => lostPhoto(path, content, photos) ?? [])[0]
  const field = unsent.field ?? lost
  if (status === 400 && !field) return { step: 'stale', sentence: texts.changedByShop }
  const isFull = code === 'too_many_photos' || code === 'too_many_designs'
  const sentence = lost ? texts.photoLost : error
  return { step: 'failed', sentence, ...(field && { field }), isCutOff: status === 0, isFull }
}

/** The field of the photo at the path of a refusal. */
function lostPhoto(
  path: string,
  { values, scene }: Pick<ToSend, 'values' | 'scene'>,
  photos: Photos,
): string | undefined {
  const [, area, index] = /^scene\.areas\.(\d+)\.items\.(\d+)\.file$/.exec(path) ?? []
  const field = area
    ? scene?.areas[Number(area)]?.items[Number(index)]?.field
    : /^values\.(.+)$/.exec(path)?.[1]
  return field !== undefined && photos[values[field] ?? ''] ? field : undefined
}

/** Whether a displayed proof can no longer be approved: it is requested again. */
export function isForgotten({ code = '', fields }: Unsent): boolean {
  const codes = ['proof_not_found', 'proof_not_approved', 'proof_not_ready', 'proof_failed']
  return codes.includes(code) || fields?.['ticked'] !== undefined
}
