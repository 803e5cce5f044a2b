import { readPhoto, type ReadPhoto } from './read-photo.ts'
import { photoWithin } from './scale-photo.ts'
import type { SheetPhoto } from '#studio/preview/sheet-photos.ts'

/** The longer side in pixels: about the visible size of a photo that fills its sheet. */
const seenSide = 800
/** More than the photos of any template. */
const mostKept = 12

const kept = new Map<string, Promise<SheetPhoto>>()

/** Decodes a selected photo, and keeps it for the sheets that use it. */
export async function readForSheets(file: Blob): Promise<ReadPhoto> {
  const bytes = await file.arrayBuffer()
  const [read, photo] = await Promise.all([readPhoto(bytes), seen(file, bytes)])
  void keep(read.sha256, Promise.resolve(photo))
  return read
}

/** @param file if it is not decoded yet */
export function pixelsOfPhoto(sha256: string, file: Blob | undefined): Promise<SheetPhoto> {
  const found = kept.get(sha256)
  if (found) return found
  return file
    ? keep(sha256, seen(file))
    : Promise.reject(new Error('a photo of the sheet is not there'))
}

/** The size of the photo on a sheet. */
const seen = (file: Blob, bytes?: ArrayBuffer): Promise<SheetPhoto> =>
  photoWithin(file, seenSide, bytes)

function keep(sha256: string, photo: Promise<SheetPhoto>): Promise<SheetPhoto> {
  // Retried the next time.
  photo.catch(() => kept.delete(sha256))
  kept.set(sha256, photo)
  for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest)
  return photo
}
