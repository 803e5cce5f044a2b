import type { StoredFile } from '#studio/draft/draft-store.ts'
import { photoFile, photoWithin } from './scale-photo.ts'

/** The longer side in pixels of the stored copy. */
const copySide = 1600

/** A selected file, and its sha256. */
export type ReadPhoto = { sha256: string; bytes: ArrayBuffer }

/** The bytes of a selected photo, and their hash. */
export async function readPhoto(bytes: ArrayBuffer): Promise<ReadPhoto> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { sha256, bytes }
}

/** The copy of a photo that the device stores and the page draws. */
export async function copyPhoto(file: Blob): Promise<StoredFile> {
  const small = await photoWithin(file, copySide)
  // Transparent photos stay transparent; WebKit does not write WebP.
  const copy = await photoFile(small, file.type === 'image/jpeg' ? file.type : 'image/png', 0.9)
  return { bytes: await copy.arrayBuffer(), type: copy.type }
}
