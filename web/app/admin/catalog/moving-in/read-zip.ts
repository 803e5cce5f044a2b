/** A picture in an archive: its name without folders, and its bytes when they are asked for. */
export type ZipPicture = { name: string; read: () => Promise<File> }

/** Why an archive cannot be read; `too-large` is of one picture. */
export type ZipFault = 'no-zip' | 'too-many' | 'locked' | 'too-large' | 'broken'
export class ZipError extends Error {
  readonly fault: ZipFault
  constructor(fault: ZipFault) {
    super(fault)
    this.fault = fault
  }
}

const mostEntries = 20_000
const mostBytesOfList = 16 * 1024 * 1024
const longestComment = 65_535
const endLength = 22
const headerLength = 46
const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** Whether a file of this name is a picture that the shop takes. */
export const typeOfPicture = (name: string): string | undefined =>
  types[name.split('.').at(-1)?.toLowerCase() ?? '']

/**
 * The pictures of a ZIP archive, read piece by piece from the file: it is never in memory as a whole.
 * Folders of the names do not count, so no name leads anywhere.
 * @param mostBytes of one picture; more than that is never unpacked
 * @throws ZipError
 */
export async function readZip(zip: Blob, mostBytes: number): Promise<ZipPicture[]> {
  const tail = await viewOf(zip.slice(Math.max(0, zip.size - endLength - longestComment)))
  const end = findEnd(tail)
  const [count, length, start] = [
    tail.getUint16(end + 10, true),
    tail.getUint32(end + 12, true),
    tail.getUint32(end + 16, true),
  ]
  if (count > mostEntries || count === 0xffff || length > mostBytesOfList)
    throw new ZipError('too-many')
  if (start + length > zip.size) throw new ZipError('broken')
  const list = await viewOf(zip.slice(start, start + length))
  const pictures: ZipPicture[] = []
  for (let at = 0; at + headerLength <= list.byteLength;) {
    if (list.getUint32(at, true) !== 0x02014b50) throw new ZipError('broken')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      list.getUint16(at + place, true),
    ) as [number, number, number]
    const next = at + headerLength + nameLength + extraLength + commentLength
    if (next > list.byteLength) throw new ZipError('broken')
    const path = new TextDecoder().decode(
      new Uint8Array(list.buffer, list.byteOffset + at + headerLength, nameLength),
    )
    const name = path.split(/[/\\]/).at(-1) ?? ''
    const isHidden = name.startsWith('.') || path.startsWith('__MACOSX/')
    const type = typeOfPicture(name)
    if (type && !isHidden) {
      const entry = {
        isLocked: (list.getUint16(at + 8, true) & 1) === 1,
        method: list.getUint16(at + 10, true),
        packed: list.getUint32(at + 20, true),
        start: list.getUint32(at + 42, true),
      }
      pictures.push({ name, read: () => unpack(zip, entry, { name, type, mostBytes }) })
    }
    at = next
  }
  return pictures
}

async function viewOf(blob: Blob): Promise<DataView> {
  return new DataView(await blob.arrayBuffer())
}

function findEnd(tail: DataView): number {
  for (let at = tail.byteLength - endLength; at >= 0; at--)
    if (tail.getUint32(at, true) === 0x06054b50) return at
  throw new ZipError('no-zip')
}

type Entry = { isLocked: boolean; method: number; packed: number; start: number }

async function unpack(
  zip: Blob,
  { isLocked, method, packed, start }: Entry,
  { name, type, mostBytes }: { name: string; type: string; mostBytes: number },
): Promise<File> {
  if (isLocked) throw new ZipError('locked')
  if (packed > mostBytes) throw new ZipError('too-large')
  const head = await viewOf(zip.slice(start, start + 30))
  if (head.byteLength < 30 || head.getUint32(0, true) !== 0x04034b50) throw new ZipError('broken')
  const from = start + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const bytes = zip.slice(from, from + packed)
  if (method === 0) return new File([bytes], name, { type })
  if (method !== 8) throw new ZipError('broken')
  return new File(await inflate(bytes, mostBytes), name, { type })
}

/** Stops as soon as there is more than a picture may have, whatever the archive says of its size. */
async function inflate(bytes: Blob, mostBytes: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const stream = bytes.stream().pipeThrough(new DecompressionStream('deflate-raw'))
  try {
    for await (const part of stream as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
      length += part.byteLength
      if (length > mostBytes) throw new ZipError('too-large')
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('broken')
  }
  return parts
}
