import { type FileKind, kindOf } from '@tohfa/print-engine/scene/photo-kind'
import { photoLimits } from '@tohfa/contract/studio/photo-limits'
import { askWorker } from '#studio/worker/ask-worker.ts'
import type { StoredFile, StoredPhoto } from '#studio/draft/draft-store.ts'
import { liesDown } from './orientation.ts'
import { copyPhoto, readPhoto } from './read-photo.ts'
import { storedWebp } from './stored-webp.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import type { Questions } from '#studio/worker/studio.worker.ts'

/** The message for a refused photo. */
export class PhotoRefusal extends Error {}

/** Why a photo was not taken. */
export const refusalOf = (error: unknown): string =>
  error instanceof PhotoRefusal ? error.message : texts.photoUnreadable

/**
 * A selected photo, and a function that makes its copy: the first picture does not need the copy,
 * which takes as long.
 */
export type TakenPhoto = { photo: Omit<StoredPhoto, 'copy'>; copy: () => Promise<StoredFile> }

/** The number of bytes that identify a file's format. */
const headBytes = 256

/**
 * Accepts a selected file.
 * @throws PhotoRefusal with the message to show
 */
export async function takePhoto(file: File): Promise<TakenPhoto> {
  if (file.size > photoLimits.mostBytes) throw new PhotoRefusal(texts.photoTooLarge)
  const [kind, size] = await Promise.all([kindIn(file), sizeOf(file)])
  if (kind === 'heic') throw new PhotoRefusal(texts.photoIsHeic)
  if (kind === 'other') throw new PhotoRefusal(texts.photoOtherKind)
  if (!size) throw new PhotoRefusal(texts.photoUnreadable)
  if (size.width * size.height > photoLimits.mostPixels) throw new PhotoRefusal(texts.photoTooFine)
  const type = `image/${kind}`
  // Whatever its name.
  const photo = file.type === type ? file : file.slice(0, file.size, type)
  const { sha256, bytes } = await besideOrHere('photo', photo, readHere)
  return {
    photo: { sha256, ...size, file: { bytes, type } },
    copy: () => besideOrHere('copy', photo, copyPhoto),
  }
}

const readHere = async (photo: Blob) => readPhoto(await photo.arrayBuffer())

/** Computed by the worker, or by the page without one. */
const besideOrHere = <Kind extends 'photo' | 'copy'>(
  kind: Kind,
  photo: Blob,
  here: (photo: Blob) => Promise<Questions[Kind]['answer']>,
): Promise<Questions[Kind]['answer']> => askWorker(kind, photo).catch(() => here(photo))

const kindIn = async (file: File): Promise<FileKind> =>
  kindOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))

/**
 * Nearly all photos have their size within this range; reading a whole one takes a phone a tenth of
 * a second.
 */
const beginningBytes = 256 * 1024

/**
 * The upright size from the start of the file: a photo with too many pixels is never decoded. Null
 * if it is not a picture.
 */
async function sizeOf(file: File): Promise<{ width: number; height: number } | null> {
  const { file: stored, orientation } = await storedWebp(file)
  const beginning = stored.slice(0, beginningBytes, stored.type)
  const size = await sizeIn(beginning).catch(() => sizeIn(stored).catch(() => null))
  return size && liesDown(orientation) ? { width: size.height, height: size.width } : size
}

async function sizeIn(file: Blob): Promise<{ width: number; height: number }> {
  const image = new Image()
  try {
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve)
      image.addEventListener('error', reject)
      image.src = URL.createObjectURL(file)
    })
  } finally {
    URL.revokeObjectURL(image.src)
  }
  return { width: image.naturalWidth, height: image.naturalHeight }
}
