import { setImmediate as breathe } from 'node:timers/promises'
import { Zip, ZipPassThrough } from 'fflate'

export type ZipEntry = { name: string; bytes: Uint8Array }

/** The number of bytes to checksum at a time: some milliseconds. */
const portion = 1024 * 1024

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
    for (let at = 0; at === 0 || at < bytes.length; at += portion) {
      file.push(bytes.subarray(at, at + portion), at + portion >= bytes.length)
      yield* written
      written = []
      // Requests are answered between two.
      await breathe()
    }
  }
  zip.end()
  yield* written
}
