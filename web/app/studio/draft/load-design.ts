// chunk: designing
import type { Design } from '@tohfa/contract/studio/designs'
import { type Answer, call, failed } from '#platform/api/api-client.ts'
import { readFile } from '#platform/api/read-file.ts'
import type { Offer } from './design-of.ts'
import { photosOfDraft } from './draft.ts'
import type { StoredPhoto } from './draft-store.ts'
import { contentOf, type Edited } from './edit-draft.ts'
import type { DraftState } from './use-draft.ts'
import type { Photos } from './draft-photo.ts'

export type LoadedDesign = { design: Design; content: Edited; photos: StoredPhoto[] }

/** Loads a design of the account, with the photos that this device lacks. */
export async function loadDesign(
  id: string,
  offer: Offer,
  known: Photos,
  signal: AbortSignal,
): Promise<Answer<LoadedDesign>> {
  const answer = await call('GET /designs/:id', { params: { id }, signal })
  if (!answer.success) return answer
  return withItsPhotos(answer.data, offer, known, signal)
}

/** The content of a design of the account, with the photos that this device lacks. */
export async function withItsPhotos(
  design: Design,
  offer: Offer,
  known: Photos,
  signal: AbortSignal,
): Promise<Answer<LoadedDesign>> {
  const shown = photosOfDraft({ values: {}, scene: design.scene, undo: [] })
  const photos = await loadPhotos(
    shown.filter((sha256) => !known[sha256]),
    signal,
  )
  if (!photos.success) return photos
  const loaded = Object.fromEntries(photos.data.map((photo) => [photo.sha256, photo]))
  const content = contentOf(design.scene, offer, { ...known, ...loaded })
  return { success: true, data: { design, content, photos: photos.data } }
}

/** Shows a loaded design in place of the draft. */
export async function openLoaded(
  { keepPhoto, replace }: Pick<DraftState, 'keepPhoto' | 'replace'>,
  { design: { id, version, color, size }, content, photos }: LoadedDesign,
): Promise<void> {
  for (const photo of photos) await keepPhoto(photo)
  replace(content, { id, version, color, size: size ?? null })
}

async function loadPhotos(hashes: string[], signal: AbortSignal): Promise<Answer<StoredPhoto[]>> {
  if (hashes.length === 0) return { success: true, data: [] }
  const list = await call('GET /studio/photos', { signal })
  if (!list.success) return list
  const wanted = list.data.filter(({ sha256 }) => hashes.includes(sha256))
  const read = await Promise.all(
    wanted.map(async ({ sha256, width, height, url }) => {
      const copy = await readFile(url, signal)
      if (!copy.success) return []
      const { data } = copy
      const kept = { bytes: await data.arrayBuffer(), type: data.type }
      return [{ sha256, width, height, copy: kept, file: null }]
    }),
  )
  return signal.aborted ? failed('') : { success: true, data: read.flat() }
}
