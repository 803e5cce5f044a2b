import { type FileKind, kindOf } from '@tohfa/print-engine/scene/photo-kind'
import { photoLimits } from '@tohfa/contract/studio/photo-limits'
import { askWorker } from '#studio/worker/ask-worker.ts'
import type { StoredFile, StoredPhoto } from '#studio/draft/draft-store.ts'
import { liesDown } from './orientation.ts'
import { copyPhoto, readPhoto } from './read-photo.ts'
import { storedWebp } from './stored-webp.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import type { Questions } from '#studio/worker/studio.worker.ts'

/** Says at its field why a photo is not taken. */
export class PhotoRefusal extends Error {}

/** A chosen photo, and what makes its copy: that is not needed for the first picture, and takes as long. */
export type TakenPhoto = { photo: Omit<StoredPhoto, 'copy'>; copy: () => Promise<StoredFile> }

/** So many bytes tell what a file is. */
const headBytes = 256

/**
 * Takes a chosen file.
 *
 * @throws PhotoRefusal with the sentence to show
 */
export async function takePhoto(file: File): Promise<TakenPhoto> {
  if (file.size > photoLimits.mostBytes) throw new PhotoRefusal(texts.photoTooLarge)
  const [kind, size] = await Promise.all([kindIn(file), sizeOf(file)])
  if (kind === 'heic') throw new PhotoRefusal(texts.photoIsHeic)
  if (kind === 'other') throw new PhotoRefusal(texts.photoOtherKind)
  if (!size) throw new PhotoRefusal(texts.photoUnreadable)
  if (size.width * size.height > photoLimits.mostPixels) throw new PhotoRefusal(texts.photoTooFine)
  const type = `image/${kind}`
  // Whatever its name says.
  const photo = file.type === type ? file : file.slice(0, file.size, type)
  const { sha256, bytes } = await besideOrHere('photo', photo, readHere)
  return {
    photo: { sha256, ...size, file: { bytes, type } },
    copy: () => besideOrHere('copy', photo, copyPhoto),
  }
}

const readHere = async (photo: Blob) => readPhoto(await photo.arrayBuffer())

/** Done by the worker, and where there is none by the page itself. */
const besideOrHere = <Kind extends 'photo' | 'copy'>(
  kind: Kind,
  photo: Blob,
  here: (photo: Blob) => Promise<Questions[Kind]['answer']>,
): Promise<Questions[Kind]['answer']> => askWorker(kind, photo).catch(() => here(photo))

const kindIn = async (file: File): Promise<FileKind> =>
  kindOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))

/** As far as this the size of nearly all photos is told; to read all of one takes a phone a tenth of a second. */
const beginningBytes = 256 * 1024

/** Upright, from its beginning alone: what has too many pixels is never decoded. Null where it is no picture. */
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
