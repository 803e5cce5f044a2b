import { Zip, ZipPassThrough } from 'fflate'

export type ZipEntry = { name: string; bytes: Uint8Array }

/** A zip in portions, of files that are packed already and so only stored; it holds one at a time. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  for await (const { name, bytes } of entries) {
    const file = new ZipPassThrough(name)
    zip.add(file)
    file.push(bytes, true)
    yield* written
    written = []
  }
  zip.end()
  yield* written
}
