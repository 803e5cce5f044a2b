import type { Font } from 'fontkit'
import type { Glyph } from '@tohfa/print-engine/text/face'
import type { PdfFace } from './pdf-fonts.ts'
import { mirrorOf } from './text-runs.ts'

/** Glyphs of a font from left to right, and the letters that they stand for. */
type Lettering = { text: string; glyphs: readonly Glyph[]; face: PdfFace }

/** Glyphs that are ready to be written: what is copied of them, and whether they stand in one row. */
export type Piece = { text: string; actual: string; isStraight: boolean; write: () => void }

/** Takes glyphs into the font that a PDF embeds; `x` is where they begin on the line. */
export function pieceOf(
  pdf: PDFKit.PDFDocument,
  { text, glyphs, face }: Lettering,
  x: number,
  size: number,
): Piece {
  const font = embeddedIn(pdf, face)
  const em = face.shaper.unitsPerEm
  const texts = textsOf(text, glyphs, face)
  const shown = glyphs.map((glyph, i) => {
    const { advanceWidth } = face.file.getGlyph(glyph.id)
    const gid = font.include(glyph.id, texts[i] ?? '', (advanceWidth * 1000) / em)
    return { glyph, gid, closer: advanceWidth - glyph.xAdvance }
  })
  const write = () => {
    pdf.page.fonts[font.id] ??= font.ref()
    pdf.addContent(`BT\n/${font.id} ${written(size)} Tf`)
    let at = x
    let row: string[] = []
    const endRow = () => {
      if (row.length > 0) pdf.addContent(`[${row.join(' ')}] TJ`)
      row = []
    }
    let isMoved = true
    for (const { glyph, gid, closer } of shown) {
      const isOff = isRaised(glyph)
      if (isOff || isMoved) {
        endRow()
        const [left, up] = [at + (glyph.xOffset * size) / em, (glyph.yOffset * size) / em]
        pdf.addContent(`1 0 0 1 ${written(left)} ${written(up)} Tm`)
      }
      row.push(`<${gid.toString(16).padStart(4, '0')}>`)
      if (closer !== 0) row.push(written((closer * 1000) / em))
      isMoved = isOff
      at += (glyph.xAdvance * size) / em
    }
    endRow()
    pdf.addContent('ET')
  }
  return { text, actual: texts.join(''), isStraight: !glyphs.some(isRaised), write }
}

/** Whether a glyph stands beside the place where the one before it ends. */
const isRaised = ({ xOffset, yOffset }: Glyph) => xOffset !== 0 || yOffset !== 0

/** Where the letters end that begin where glyphs say. */
function endsOf(text: string, glyphs: readonly Glyph[]): Map<number, number> {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  return new Map(starts.map((start, i) => [start, starts[i + 1] ?? text.length]))
}

/**
 * Which letters each glyph stands for: its own where the font has it for one, and of what is joined the
 * widest glyph all that is left.
 */
function textsOf(text: string, glyphs: readonly Glyph[], { file }: PdfFace): string[] {
  const texts = glyphs.map(() => '')
  for (const [start, end] of endsOf(text, glyphs)) {
    const left = Array.from(text.slice(start, end))
    const ofLetter = [...glyphs.entries()].filter(([, { cluster }]) => cluster === start)
    const joined = ofLetter.filter(([at, { id }]) => {
      const own = left.findIndex((sign) => glyphFor(file, sign) === id)
      if (own !== -1) texts[at] = left.splice(own, 1).join('')
      return own === -1
    })
    const [widest] = (joined.length > 0 ? joined : ofLetter).sort(
      ([, a], [, b]) => b.xAdvance - a.xAdvance,
    )
    if (widest) texts[widest[0]] += left.map((sign) => seenAs(sign, widest[1], file)).join('')
  }
  return texts
}

/** A bracket of what is read from right to left is drawn as its mirror, and read as it is drawn. */
function seenAs(sign: string, { id }: Glyph, file: Font): string {
  const mirrored = mirrorOf(sign)
  return mirrored !== null && glyphFor(file, mirrored) === id ? mirrored : sign
}

function glyphFor(file: Font, sign: string): number | undefined {
  const code = sign.codePointAt(0) ?? 0
  return file.hasGlyphForCodePoint(code) ? file.glyphForCodePoint(code).id : undefined
}

const written = (length: number): string => String(Math.round(length * 1000) / 1000)

/** What pdfkit keeps of a font that it embeds; its types leave it out. */
type PdfkitFont = {
  id: string
  ref(): PDFKit.PDFKitReference
  /** The glyphs that are embedded, by their number in the PDF. */
  subset: { includeGlyph(id: number): number; glyphs: number[] }
  /** By that number: how wide it is, in thousandths of its size, and what is copied of it. */
  widths: number[]
  unicode: number[][]
}

type EmbeddedFont = Pick<PdfkitFont, 'id' | 'ref'> & {
  /** The number of a glyph that says these letters; one that says others has a number for each. */
  include(glyph: number, text: string, width: number): number
}

const embedded = new WeakMap<PdfkitFont, EmbeddedFont>()

function embeddedIn(pdf: PDFKit.PDFDocument, { id, file }: PdfFace): EmbeddedFont {
  pdf.registerFont(id, file).font(id)
  const font = (pdf as unknown as { _font: PdfkitFont })._font
  const known = embedded.get(font) ?? embeddedFont(font)
  embedded.set(font, known)
  return known
}

function embeddedFont(font: PdfkitFont): EmbeddedFont {
  const numbers = new Map<string, number>()
  return {
    id: font.id,
    ref: () => font.ref(),
    include(glyph, text, width) {
      const key = `${glyph} ${text}`
      const known = numbers.get(key)
      if (known !== undefined) return known
      const included = font.subset.includeGlyph(glyph)
      const number = font.unicode[included] ? font.subset.glyphs.push(glyph) - 1 : included
      numbers.set(key, number)
      font.widths[number] = width
      font.unicode[number] = Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
      return number
    },
  }
}

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Takes opened fonts since pdfkit 0.20, which its types do not say yet. */
      registerFont(name: string, font: Font): this
    }
  }
}
