import type { Design } from '@tohfa/contract/studio/designs'
import { readFieldValues } from '@tohfa/print-engine/scene/read-field-values'
import type { FieldValues, TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { type Answer, call, failed } from '#platform/api/api-client.ts'
import { readFile } from '#platform/api/read-file.ts'
import { type StoredPhoto, photosAmong } from './draft-store.ts'
import type { Photos } from './use-draft.ts'

export type LoadedDesign = { design: Design; values: FieldValues; photos: StoredPhoto[] }

/** A design of the account as what was filled in, with those of its photos that this phone lacks. */
export async function loadDesign(
  id: string,
  fields: readonly TemplateField[],
  known: Photos,
  signal: AbortSignal,
): Promise<Answer<LoadedDesign>> {
  const answer = await call('GET /designs/:id', { params: { id }, signal })
  if (!answer.success) return answer
  const values = readFieldValues(answer.data.scene, fields)
  const lacking = photosAmong(values).filter((sha256) => !known[sha256])
  const photos = await loadPhotos(lacking, signal)
  if (!photos.success) return photos
  return { success: true, data: { design: answer.data, values, photos: photos.data } }
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
