import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { fontFiles } from '@tohfa/print-engine/fonts/font-files'
import type { FaceId } from '@tohfa/print-engine/fonts/fonts'
import { fontUrl } from '#platform/pdf/font-url.ts'

/** A font of the studio as a TrueType file. */
export function readFont(id: FaceId): Buffer {
  return brotliDecompressSync(readFileSync(fontUrl(fontFiles[id])))
}
