import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Font } from 'fontkit'
import { type HasCharacter, readRanges } from '@tohfa/print-engine/text/character-ranges'
import type { Face } from '@tohfa/print-engine/text/face'
import { fontUrl } from '#platform/pdf/font-url.ts'
import { type PaperFontFamily, paperFontFamilies } from './paper-font-files.ts'

/** A font that papers are written with: shaped by HarfBuzz, embedded by pdfkit through fontkit. */
export type PaperFace = { id: string; shaper: Face; file: Font }

/** A family of papers, each weight of which is opened at its first letter. */
export type PaperFamily = { has: HasCharacter; face(bold: boolean): PaperFace }

export type PaperFamilies = {
  /** In the order in which they are tried; the first gives a line its height. */
  all: readonly PaperFamily[]
  first: PaperFamily
  emoji: PaperFamily
}

let families: Promise<PaperFamilies> | undefined

/** The families of papers, of which a thread opens each font once for all that it draws. */
export const openPaperFamilies = (): Promise<PaperFamilies> => (families ??= open())

async function open(): Promise<PaperFamilies> {
  // What shapes and what reads fonts takes a tenth of a start, and most processes draw nothing.
  const [{ harfBuzzFace }, { create }] = await Promise.all([
    import('@tohfa/print-engine/text/harfbuzz-face'),
    import('fontkit'),
  ])
  const openFace = (file: string): PaperFace => {
    const bytes = readFont(file)
    const font = create(bytes)
    if (!('characterSet' in font)) throw new Error('a file of several fonts')
    return { id: file, shaper: harfBuzzFace(bytes), file: font }
  }
  const familyOf = ({ regular, bold = regular, letters }: PaperFontFamily): PaperFamily => {
    const faces = new Map<string, PaperFace>()
    return {
      has: readRanges(letters),
      face(isBold) {
        const file = isBold ? bold : regular
        const face = faces.get(file) ?? openFace(file)
        faces.set(file, face)
        return face
      },
    }
  }
  const all = paperFontFamilies.map(familyOf)
  const [first, emoji] = [all[0], all.at(-1)]
  if (!first || !emoji) throw new Error('papers have no fonts')
  return { all, first, emoji }
}

const paperFonts = new URL('../../../../paper-fonts/', import.meta.url)

/** A font as a TrueType file: of papers alone, or one that they share with the studio. */
function readFont(file: string): Buffer {
  const isShared = file.startsWith('noto-devanagari-') || file.startsWith('noto-emoji-')
  const url = isShared ? fontUrl(file) : new URL(`${file}.br`, paperFonts)
  return brotliDecompressSync(readFileSync(url))
}
