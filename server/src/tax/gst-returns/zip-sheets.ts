import { Zip, ZipDeflate } from 'fflate'
import type { CsvSheet } from './offline-csv.ts'

/** Sheets as a zip in portions; it holds a piece of one at a time. */
export async function* zipSheets(sheets: readonly CsvSheet[]): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  const encoder = new TextEncoder()
  for (const { name, text } of sheets) {
    const file = new ZipDeflate(name)
    zip.add(file)
    for await (const piece of text) {
      file.push(encoder.encode(piece))
      yield* written
      written = []
    }
    file.push(new Uint8Array(), true)
  }
  zip.end()
  yield* written
}
