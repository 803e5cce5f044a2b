import type { Design } from '@tohfa/contract/studio/designs'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'
import { type Answer, call, type Failed } from '#platform/api/api-client.ts'
import type { SentDesign } from './draft-store.ts'
import type { DraftPhoto, Photos } from './use-draft.ts'
import { uploadPhoto } from '#studio/photos/upload-photo.ts'

export type ToSend = {
  productId: string
  color: string
  size: string | null
  values: FieldValues
  /** What the account has of it already. */
  design: SentDesign | null
}

/** How sending failed, and at which field. */
export type Unsent = Failed & { field?: string }

/**
 * Sends the photos of a design that the shop has not yet, each once.
 *
 * @param onSent is told each one that has arrived
 * @returns how it failed; null when all are there
 */
export async function sendPhotos(
  values: FieldValues,
  photos: Photos,
  onProgress: (share: number) => void,
  onSent: (photo: DraftPhoto) => Promise<void>,
): Promise<Unsent | null> {
  for (const [field, value] of Object.entries(values)) {
    const photo = photos[value ?? '']
    if (!photo?.file) continue
    const answer = await uploadPhoto(photo.file, onProgress)
    if (!answer.success) return { ...answer, field }
    await onSent({ ...photo, width: answer.data.width, height: answer.data.height, file: null })
  }
  return null
}

/** Keeps a design in the account: the one that is there, if it is for the same colour and size. */
export async function sendDesign(toSend: ToSend): Promise<Answer<Design>> {
  const { productId, color, size, values, design } = toSend
  if (design && design.color === color && design.size === size) {
    const { id, version } = design
    const answer = await call('PUT /designs/:id', { params: { id }, body: { version, values } })
    // Deleted on another phone, perhaps: it is kept anew.
    if (answer.success || answer.code !== 'design_not_found') return answer
  }
  return call('POST /designs', { body: { productId, color, ...(size && { size }), values } })
}
