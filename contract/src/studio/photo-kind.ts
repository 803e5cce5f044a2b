/** What a file is by its first bytes, whatever its name or content type says. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other'

/** Brands of ISO files that hold a picture coded as HEVC (ISO/IEC 23008-12, annex B). */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])

/** Judges a whole file or its beginning, on the phone that sends it as where it arrives. */
export function kindOf(bytes: Uint8Array): FileKind {
  const head = latin(bytes, 0, 12)
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  return head.slice(4, 8) === 'ftyp' && isHeic(bytes) ? 'heic' : 'other'
}

/** Phones name HEVC either as the first brand or, after `mif1`, among those it goes with. */
function isHeic(bytes: Uint8Array): boolean {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const end = Math.min(length, bytes.length, 256)
  for (let at = 8; at + 4 <= end; at += 4) if (heicBrands.has(latin(bytes, at, at + 4))) return true
  return false
}

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))
