import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Face, Faces } from '@tohfa/contract/studio/face'
import { fontFiles } from '@tohfa/contract/studio/font-files'
import { fontUrl } from './font-url.ts'

/** The shaper and its faces, each made at its first use; most shops customize nothing. */
export async function loadStudioFaces(): Promise<Faces> {
  const { harfBuzzFace } = await import('@tohfa/contract/studio/harfbuzz-face')
  return {
    get(id) {
      const known = faces.get(id)
      if (known || !isFont(id)) return known
      const bytes = brotliDecompressSync(readFileSync(fontUrl(fontFiles[id])))
      const face = harfBuzzFace(bytes)
      faces.set(id, face)
      return face
    },
  }
}

const faces = new Map<string, Face>()
const isFont = (id: string): id is keyof typeof fontFiles => Object.hasOwn(fontFiles, id)
