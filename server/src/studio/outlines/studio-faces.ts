import type { Face, Faces } from '@tohfa/print-engine/text/face'
import { fontFiles } from '@tohfa/print-engine/fonts/font-files'
import { studioEmoji } from './studio-emoji.ts'
import { readFont } from './read-font.ts'

/** The shaper and its faces, each made at its first use; most shops customize nothing. */
export async function loadStudioFaces(): Promise<Faces> {
  const [{ harfBuzzFace }, { levelsOf }, { furtherParts }] = await Promise.all([
    import('@tohfa/print-engine/text/harfbuzz-face'),
    import('@tohfa/print-engine/text/levels'),
    import('@tohfa/print-engine/text/further-fonts'),
  ])
  return {
    levels: levelsOf,
    further: furtherParts,
    emoji: studioEmoji,
    get(id) {
      const known = faces.get(id)
      if (known || !isFont(id)) return known
      const face = harfBuzzFace(readFont(id))
      faces.set(id, face)
      return face
    },
  }
}

const faces = new Map<string, Face>()
const isFont = (id: string): id is keyof typeof fontFiles => Object.hasOwn(fontFiles, id)
