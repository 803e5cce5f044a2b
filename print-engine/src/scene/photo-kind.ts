/** Detects a file's format by its first bytes, whatever its name or content type. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other'

/** Brands of ISO files with a picture in HEVC (ISO/IEC 23008-12, annex B). */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']
/** Brands of the container, whatever the codec of the picture. */
const containerBrands = ['heif', 'mif1', 'msf1']
const avifBrands = ['avif', 'avis']

/** Detects it from a whole file or its start, on the sender's phone as well as on the server. */
export function kindOf(bytes: Uint8Array): FileKind {
  const head = latin(bytes, 0, 12)
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  return head.slice(4, 8) === 'ftyp' && isHeic(bytes) ? 'heic' : 'other'
}

/**
 * Phones name HEVC as the first brand or, after `mif1`, as a compatible one; some write the
 * container's brand only. An AVIF uses the same container with its own brand.
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
