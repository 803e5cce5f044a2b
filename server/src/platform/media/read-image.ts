import sharp, { type Metadata } from 'sharp'
import { imageWidths } from '@tohfa/contract/catalog/images'
import { kindOf } from '@tohfa/print-engine/scene/photo-kind'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { type FailOn, withWholeJpeg } from './whole-jpeg.ts'

const accepted = new Set(['jpeg', 'png', 'webp', 'heif'])
/**
 * Sensors sold as 50 megapixels have a little more (8160 × 6144). A file that decodes to much more
 * is a decompression bomb.
 */
const mostPixels = 52_000_000

/** A picture ready for the store: one WebP per width, upright, without metadata. */
export type PreparedImage = {
  width: number
  height: number
  files: { name: string; bytes: Buffer }[]
}

/**
 * Checks a file by its content and re-encodes it (docs/product.md 16.1).
 * @throws Failure 415 unless it is a JPEG, PNG, WebP or AVIF, for a HEIC with the way to a JPEG;
 * 400 when it is empty, damaged or too large when decoded
 */
export async function readImage(
  bytes: Buffer,
  widths: readonly number[] = imageWidths,
): Promise<PreparedImage> {
  if (bytes.length === 0) throw refused('pictureEmpty')
  if (kindOf(bytes) === 'heic') throw notAPicture('photoIsHeic')
  const { format, compression, width = 0, height = 0 } = await describe(bytes)
  if (!format || !accepted.has(format) || (format === 'heif' && compression !== 'av1'))
    throw notAPicture()
  if (width * height > mostPixels) throw refused('pictureTooFine')
  try {
    return await withWholeJpeg(bytes, (whole, failOn) => encode(whole, widths, failOn))
  } catch (error) {
    throw refused('pictureBroken', error)
  }
}

async function describe(bytes: Buffer): Promise<Partial<Metadata>> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw looksLikePicture(bytes) ? refused('pictureBroken') : notAPicture()
  }
}

async function encode(
  bytes: Buffer,
  widths: readonly number[],
  failOn: FailOn,
): Promise<PreparedImage> {
  const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn }).rotate()
  const files: PreparedImage['files'] = []
  let size = { width: 0, height: 0 }
  for (const width of widths) {
    const { data, info } = await upright
      .clone()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    files.push({ name: `${width}.webp`, bytes: data })
    size = { width: info.width, height: info.height }
  }
  return { ...size, files }
}

/** Its first bytes are those of an accepted format, so the rest must be damaged. */
function looksLikePicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 16).toString('latin1')
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG') ||
    (head.startsWith('RIFF') && head.includes('WEBP')) ||
    head.includes('ftypavi')
  )
}

function notAPicture(code: 'noPicture' | 'photoIsHeic' = 'noPicture'): Failure {
  const sentence = message(code)
  return new Failure('unsupported_media_type', { sentence, fields: { images: sentence } })
}

function refused(
  code: 'pictureEmpty' | 'pictureTooFine' | 'pictureBroken',
  cause?: unknown,
): Failure {
  return refusedFields({ images: message(code) }, cause)
}
