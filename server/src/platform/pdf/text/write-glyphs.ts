import type { Font } from 'fontkit'
import type { Glyph } from '@tohfa/print-engine/text/face'
import type { PdfFace } from './pdf-fonts.ts'
import { mirrorOf } from '@tohfa/print-engine/text/levels'

/** Glyphs of a font from left to right, and the letters that they represent. */
type Lettering = { text: string; glyphs: readonly Glyph[]; face: PdfFace }

/** Glyphs ready to be written: the text when copied, and whether they form one row. */
export type Piece = { text: string; actual: string; isStraight: boolean; write: () => void }

/** Adds glyphs to the embedded subset of a font; `x` is their start on the line. */
export function pieceOf(
  pdf: PDFKit.PDFDocument,
  { text, glyphs, face }: Lettering,
  x: number,
  size: number,
): Piece {
  const font = embeddedIn(pdf, face)
  const em = face.shaper.unitsPerEm
  const texts = textsOf(text, glyphs, face)
  let end = x
  const shown = glyphs.map((glyph, i) => {
    const at = end
    end += (glyph.xAdvance * size) / em
    const { advanceWidth } = face.file.getGlyph(glyph.id)
    const gid = font.include(glyph.id, texts[i] ?? '', (advanceWidth * 1000) / em)
    const isDot = glyph.xAdvance === 0 && texts[i] === ''
    return { glyph, gid, closer: advanceWidth - glyph.xAdvance, at, isDot }
  })
  // Dots that a font adds to letters are last: moving to them would part the word when copied.
  const inWritingOrder = [
    ...shown.filter(({ isDot }) => !isDot),
    ...shown.filter(({ isDot }) => isDot),
  ]
  const write = () => {
    pdf.page.fonts[font.id] ??= font.ref()
    pdf.addContent(`BT\n/${font.id} ${written(size)} Tf`)
    let row: string[] = []
    const endRow = () => {
      if (row.length > 0) pdf.addContent(`[${row.join(' ')}] TJ`)
      row = []
    }
    let isMoved = true
    for (const { glyph, gid, closer, at, isDot } of inWritingOrder) {
      const isOff = isDot || isRaised(glyph)
      if (isOff || isMoved) {
        endRow()
        const [left, up] = [at + (glyph.xOffset * size) / em, (glyph.yOffset * size) / em]
        pdf.addContent(`1 0 0 1 ${written(left)} ${written(up)} Tm`)
      }
      row.push(`<${gid.toString(16).padStart(4, '0')}>`)
      if (closer !== 0) row.push(written((closer * 1000) / em))
      isMoved = isOff
    }
    endRow()
    pdf.addContent('ET')
  }
  return { text, actual: texts.join(''), isStraight: !glyphs.some(isRaised), write }
}

/** Whether a glyph is offset from the end of the one before it. */
const isRaised = ({ xOffset, yOffset }: Glyph) => xOffset !== 0 || yOffset !== 0

/** Where the letters of each glyph end in the text, by where they begin. */
function endsOf(text: string, glyphs: readonly Glyph[]): Map<number, number> {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  return new Map(starts.map((start, i) => [start, starts[i + 1] ?? text.length]))
}

/**
 * The letters of each glyph: its own character where the font maps it to one. In a ligature the
 * widest glyph gets all remaining letters.
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

/** A bracket in right-to-left text is drawn mirrored, and extracted as drawn. */
function seenAs(sign: string, { id }: Glyph, file: Font): string {
  const mirrored = mirrorOf(sign)
  return mirrored !== null && glyphFor(file, mirrored) === id ? mirrored : sign
}

function glyphFor(file: Font, sign: string): number | undefined {
  const code = sign.codePointAt(0) ?? 0
  return file.hasGlyphForCodePoint(code) ? file.glyphForCodePoint(code).id : undefined
}

const written = (length: number): string => String(Math.round(length * 1000) / 1000)

/** pdfkit's state of an embedded font, which its types leave out. */
type PdfkitFont = {
  id: string
  ref(): PDFKit.PDFKitReference
  /** The embedded glyphs by their number in the PDF. */
  subset: { includeGlyph(id: number): number; glyphs: number[] }
  /** By that number: its width in thousandths of the font size, and its text when copied. */
  widths: number[]
  unicode: number[][]
}

type EmbeddedFont = Pick<PdfkitFont, 'id' | 'ref'> & {
  /** The number of a glyph with these letters; a glyph with several texts has a number for each. */
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
      /** pdfkit accepts opened fonts since 0.20; its types lack that. */
      registerFont(name: string, font: Font): this
    }
  }
}
