/** A photo with its pixels as stored, and its orientation: 1 to 8 as in EXIF. */
type StoredPhoto = { file: Blob; orientation: number }

/** The header of RIFF, and VP8X as the first chunk with its flags. */
const headBytes = 21
const hasExif = 0x08
const orientationTag = 0x0112
const shortType = 3

/**
 * Some browsers rotate a WebP by its EXIF, others do not; the shop's server does. So the
 * orientation is cleared in the EXIF, and returned with the photo.
 */
export async function storedWebp(file: Blob): Promise<StoredPhoto> {
  if (!mayHaveExif(await bytesOf(file.slice(0, headBytes)))) return { file, orientation: 1 }
  const bytes = await bytesOf(file)
  const exif = exifOf(bytes)
  const found = exif && orientationIn(exif)
  if (!found) return { file, orientation: 1 }
  found.askForNothing()
  return { file: new Blob([bytes], { type: file.type }), orientation: found.orientation }
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

const mayHaveExif = (head: Uint8Array) =>
  head.length === headBytes &&
  latin(head, 0, 4) === 'RIFF' &&
  latin(head, 8, 16) === 'WEBPVP8X' &&
  ((head[20] ?? 0) & hasExif) > 0

/** The TIFF file in the first EXIF chunk, which is usually the last chunk of the file. */
function exifOf(bytes: Uint8Array): DataView | null {
  const view = new DataView(bytes.buffer)
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true)
    if (latin(bytes, at, at + 4) === 'EXIF') {
      // As in a JPEG, although a WebP should not have it.
      const start = at + 8 + (latin(bytes, at + 8, at + 14) === 'Exif\0\0' ? 6 : 0)
      const end = Math.min(at + 8 + size, bytes.length)
      return end > start ? new DataView(bytes.buffer, start, end - start) : null
    }
    // Chunks begin at even offsets.
    at += 8 + size + (size % 2)
  }
  return null
}

/** The orientation of the first picture in a TIFF file; null if it is missing or invalid. */
function orientationIn(tiff: DataView): { orientation: number; askForNothing: () => void } | null {
  if (tiff.byteLength < 8) return null
  const isLittle = tiff.getUint16(0) === 0x4949
  const first = tiff.getUint32(4, isLittle)
  if (first + 2 > tiff.byteLength) return null
  const end = Math.min(first + 2 + 12 * tiff.getUint16(first, isLittle), tiff.byteLength - 11)
  for (let at = first + 2; at < end; at += 12) {
    if (tiff.getUint16(at, isLittle) !== orientationTag) continue
    const orientation = tiff.getUint16(at + 8, isLittle)
    const isOne = tiff.getUint16(at + 2, isLittle) === shortType && orientation <= 8
    if (!isOne || orientation < 1) return null
    return { orientation, askForNothing: () => tiff.setUint16(at + 8, 1, isLittle) }
  }
  return null
}

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))
