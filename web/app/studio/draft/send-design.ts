import type { Design } from '@tohfa/contract/studio/designs'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'
import { type Answer, call, type Failed } from '#platform/api/api-client.ts'
import { isOfVariant, photosOfDraft, type SentDesign } from './draft.ts'
import type { DraftPhoto, Photos } from './draft-photo.ts'
import { uploadPhoto } from '#studio/photos/upload-photo.ts'

export type ToSend = {
  productId: string
  color: string
  size: string | null
  values: FieldValues
  /** What is printed since something was moved freely; null while it is the filled template. */
  scene: Scene | null
  /** The saved design, if there is one. */
  design: SentDesign | null
}

/** A failure, with the field that it concerns. */
export type Unsent = Failed & { field?: string }

/**
 * Uploads the photos of a design that the shop lacks, each once.
 * @param onSent called for each uploaded photo
 * @returns the failure; null on success
 */
export async function sendPhotos(
  { values, scene }: Pick<ToSend, 'values' | 'scene'>,
  photos: Photos,
  onProgress: (share: number) => void,
  onSent: (photo: DraftPhoto) => Promise<void>,
): Promise<Unsent | null> {
  for (const sha256 of photosOfDraft({ values, scene, undo: [] })) {
    const photo = photos[sha256]
    if (!photo?.file) continue
    const answer = await uploadPhoto(photo.file, onProgress)
    const field = Object.keys(values).find((id) => values[id] === sha256)
    if (!answer.success) return { ...answer, ...(field && { field }) }
    await onSent({ ...photo, width: answer.data.width, height: answer.data.height, file: null })
  }
  return null
}

/** Saves a design in the account: updates the existing one if it has the same colour and size. */
export async function sendDesign(toSend: ToSend): Promise<Answer<Design>> {
  const { productId, color, size, design } = toSend
  const content = contentOf(toSend)
  if (design && isOfVariant(design, toSend)) {
    const answer = await updateDesign(design, toSend)
    // It may be deleted on another device: then it is saved again.
    if (answer.success || answer.code !== 'design_not_found') return answer
  }
  return call('POST /designs', { body: { productId, color, ...(size && { size }), ...content } })
}

type Content = Pick<ToSend, 'values' | 'scene'>

const contentOf = ({ values, scene }: Content) => (scene ? { scene } : { values })

/** Changes a design of the account. */
export const updateDesign = (
  { id, version }: SentDesign,
  content: Content,
): Promise<Answer<Design>> =>
  call('PUT /designs/:id', { params: { id }, body: { version, ...contentOf(content) } })
