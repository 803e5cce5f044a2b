/** What a file is by its first bytes, whatever its name or content type says. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other'

/** Brands of ISO files that hold a picture coded as HEVC (ISO/IEC 23008-12, annex B). */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']
/** Those of the container, whatever codes the picture in it. */
const containerBrands = ['heif', 'mif1', 'msf1']
const avifBrands = ['avif', 'avis']

/** Judges a whole file or its beginning, on the phone that sends it as where it arrives. */
export function kindOf(bytes: Uint8Array): FileKind {
  const head = latin(bytes, 0, 12)
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  return head.slice(4, 8) === 'ftyp' && isHeic(bytes) ? 'heic' : 'other'
}

/**
 * Phones name HEVC either as the first brand or, after `mif1`, among those it goes with; some write
 * the container's brand alone. An AVIF lies in the same container, and names itself.
 */
function isHeic(bytes: Uint8Array): boolean {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const end = Math.min(length, bytes.length, 256)
  const brands = new Set<string>()
  for (let at = 8; at + 4 <= end; at += 4) brands.add(latin(bytes, at, at + 4))
  const has = (some: readonly string[]) => some.some((brand) => brands.has(brand))
  return has(heicBrands) || (has(containerBrands) && !has(avifBrands))
}

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))
