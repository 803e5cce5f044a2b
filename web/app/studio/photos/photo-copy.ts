import type { StoredFile } from '#studio/draft/draft-store.ts'
import { photoFile, photoWithin } from './scale-photo.ts'

const blobs = new WeakMap<StoredFile, Blob>()
const addresses = new WeakMap<StoredFile, Promise<string>>()

/** A copy as an object that can be transferred without copying its bytes. */
export function blobOf(copy: StoredFile): Blob {
  const blob = blobs.get(copy) ?? new Blob([copy.bytes], { type: copy.type })
  blobs.set(copy, blob)
  return blob
}

/** The longer side in pixels of a photo within a picture: Firefox draws large ones slowly. */
const carriedSide = 560

/** A copy as a `data:` address, because pictures in a page load no other files. */
export function carriedAddress(copy: StoredFile): Promise<string> {
  const address = addresses.get(copy) ?? written(copy)
  addresses.set(copy, address)
  return address
}

async function written(copy: StoredFile): Promise<string> {
  const photo = await photoWithin(blobOf(copy), carriedSide)
  const small = await photoFile(photo, copy.type, 0.85)
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('a photo cannot be read')))
    reader.readAsDataURL(small)
  })
}
