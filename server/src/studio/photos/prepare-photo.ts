import sharp, { type Metadata } from 'sharp'
import { kindOf } from '@tohfa/print-engine/scene/photo-kind'
import { photoLimits } from '@tohfa/contract/studio/photo-limits'
import { Failure, type FailureCode } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { PictureFile } from '#platform/media/store/image-store.ts'
import { type FailOn, withWholeJpeg } from '#platform/media/whole-jpeg.ts'

/** The longer side of a master, in pixels: 50 cm at 300 dots an inch. */
const mostMasterSide = 6_000
const mostCopySide = 1_600
const mostSmallSide = 400
/** A file may be made so that drawing it takes for ever. */
const mostSeconds = 30

/** To optimise its coding takes six bytes of memory for each pixel, and saves a few in a hundred. */
const masterJpeg = { quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false } as const

/** A photo ready for the store; width and height are the master's, in pixels. */
export type PreparedPhoto = { width: number; height: number; files: PictureFile[] }

/**
 * Validates a photo by its content and re-encodes it (docs/product.md 16.5, 16.6): a master,
 * upright, in sRGB and without metadata, and a copy for pages. 415 if it is not JPEG, PNG or WebP,
 * 413 for too many pixels, 400 if it is empty or damaged.
 */
export async function preparePhoto(bytes: Buffer): Promise<PreparedPhoto> {
  if (bytes.length === 0) throw refusal('bad_request', 'photoEmpty')
  const kind = kindOf(bytes)
  if (kind === 'heic') throw refusal('unsupported_media_type', 'photoIsHeic')
  if (kind === 'other') throw refusal('unsupported_media_type', 'notAPhoto')
  try {
    const found = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (found.width * found.height > photoLimits.mostPixels)
      throw refusal('payload_too_large', 'photoTooFine')
    if (found.format !== kind) throw refusal('bad_request', 'photoBroken')
    return await withWholeJpeg(bytes, (whole, failOn) => draw(whole, found, failOn))
  } catch (error) {
    throw error instanceof Failure ? error : refusal('bad_request', 'photoBroken', error)
  }
}

async function draw(bytes: Buffer, { hasAlpha }: Metadata, failOn: FailOn): Promise<PreparedPhoto> {
  const upright = sharp(bytes, { limitInputPixels: photoLimits.mostPixels, failOn })
    .autoOrient()
    .resize(within(mostMasterSide))
    .toColourspace('srgb')
    .timeout({ seconds: mostSeconds })
  const { data: master, info } = await (
    hasAlpha ? upright.png() : upright.jpeg(masterJpeg)
  ).toBuffer({ resolveWithObject: true })
  const copy = await sharp(master).resize(within(mostCopySide)).webp({ quality: 82 }).toBuffer()
  return {
    width: info.width,
    height: info.height,
    files: [
      { name: 'master', bytes: master },
      { name: '1600.webp', bytes: copy },
    ],
  }
}

/** The same picture for a row of small ones; it never fails on a copy that was drawn here. */
export const drawSmall = (copy: Buffer): Promise<Buffer> =>
  sharp(copy).resize(within(mostSmallSide)).webp({ quality: 78 }).toBuffer()

function within(side: number) {
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const
}

type RefusalSentence =
  | 'photoEmpty'
  | 'photoTooLarge'
  | 'photoTooFine'
  | 'notAPhoto'
  | 'photoIsHeic'
  | 'photoBroken'

/** A refused photo; its sentence is also at the field `photo`. */
export function refusal(code: FailureCode, key: RefusalSentence, cause?: unknown): Failure {
  const sentence = message(key)
  return new Failure(code, { sentence, fields: { photo: sentence }, cause })
}
