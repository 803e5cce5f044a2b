import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Font } from 'fontkit'
import { fontFiles } from '@tohfa/print-engine/fonts/font-files'
import { type HasCharacter, readRanges } from '@tohfa/print-engine/text/character-ranges'
import type { Face } from '@tohfa/print-engine/text/face'
import { fontUrl } from '#platform/pdf/font-url.ts'
import { type PdfFontFiles, pdfFontFiles } from './pdf-font-files.ts'

/** A font for PDFs: shaped by HarfBuzz, embedded by pdfkit through fontkit. */
export type PdfFace = { id: string; shaper: Face; file: Font }

/** A font family of PDFs; each weight is opened at its first use. */
export type PdfFontFamily = { has: HasCharacter; face(bold: boolean): PdfFace }

export type PdfFontFamilies = {
  /** In their order of preference; the first one determines the height of a line. */
  all: readonly PdfFontFamily[]
  first: PdfFontFamily
  emoji: PdfFontFamily
}

let families: Promise<PdfFontFamilies> | undefined

/** The font families of PDFs; a thread opens each font once. */
export const openPdfFonts = (): Promise<PdfFontFamilies> => (families ??= open())

async function open(): Promise<PdfFontFamilies> {
  // Loading the shaper and the font reader takes a tenth of a start, and most processes draw
  // nothing.
  const [{ harfBuzzFace }, { create }] = await Promise.all([
    import('@tohfa/print-engine/text/harfbuzz-face'),
    import('fontkit'),
  ])
  const openFace = (file: string): PdfFace => {
    const bytes = readFont(file)
    const font = create(bytes)
    if (!('characterSet' in font)) throw new Error('a file of several fonts')
    return { id: file, shaper: harfBuzzFace(bytes), file: font }
  }
  const familyOf = ({ regular, bold = regular, letters }: PdfFontFiles): PdfFontFamily => {
    const faces = new Map<string, PdfFace>()
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
  const all = pdfFontFiles.map(familyOf)
  const [first, emoji] = [all[0], all.at(-1)]
  if (!first || !emoji) throw new Error('PDFs have no fonts')
  return { all, first, emoji }
}

const pdfFonts = new URL('../../../../pdf-fonts/', import.meta.url)
const filesOfStudio = new Set(Object.values(fontFiles))

/** A font as a TrueType file: for PDFs only, or shared with the studio. */
function readFont(file: string): Buffer {
  const url = filesOfStudio.has(file) ? fontUrl(file) : new URL(`${file}.br`, pdfFonts)
  return brotliDecompressSync(readFileSync(url))
}
