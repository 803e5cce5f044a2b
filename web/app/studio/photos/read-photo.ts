import type { StoredFile } from '#studio/draft/draft-store.ts'
import { photoFile, photoWithin } from './scale-photo.ts'

/** Pixels of the longer side of the copy that the phone keeps. */
const copySide = 1600

/** A chosen file, and its sha256. */
export type ReadPhoto = { sha256: string; bytes: ArrayBuffer }

/** The bytes of a chosen photo, and what they are named by. */
export async function readPhoto(bytes: ArrayBuffer): Promise<ReadPhoto> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { sha256, bytes }
}

/** The copy of a photo that the phone keeps and the page draws from. */
export async function copyPhoto(file: Blob): Promise<StoredFile> {
  const small = await photoWithin(file, copySide)
  // Photos with see-through parts keep them; WebKit writes no WebP.
  const copy = await photoFile(small, file.type === 'image/jpeg' ? file.type : 'image/png', 0.9)
  return { bytes: await copy.arrayBuffer(), type: copy.type }
}
