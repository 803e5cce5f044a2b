import {
  codeBox,
  codeRows,
  layOutText,
  type ShapedRun,
  type TextLine,
  type TextStyle,
  widthOfBox,
} from './lay-out-text.ts'
import type { PdfFontFamilies } from './pdf-fonts.ts'
import { type Piece, pieceOf } from './write-glyphs.ts'

/** Words on a page: where they begin, and how they are set. */
type TextOnPage = TextStyle & {
  x: number
  y: number
  align?: 'left' | 'right' | 'center'
  color?: PDFKit.Mixins.ColorValue
}

/**
 * Draws words from `y` down so that they can be selected and copied, each letter in the first font that
 * has it; a letter that no font has as a box with its code.
 *
 * @returns how high they are
 */
export function drawText(
  pdf: PDFKit.PDFDocument,
  families: PdfFontFamilies,
  text: string,
  how: TextOnPage,
): number {
  const { x, y, width, align = 'left', color = '#111111', size } = how
  let top = y
  for (const line of layOutText(text, how, families)) {
    const room = Math.max(0, width - line.width)
    const indent = align === 'right' ? room : align === 'center' ? room / 2 : 0
    if (line.text.trim() !== '') {
      pdf.save()
      pdf.fillColor(color).strokeColor(color)
      // Letters stand upright where y grows upward.
      pdf.transform(1, 0, 0, -1, x + indent, top + line.ascent)
      drawLine(pdf, families, line, size)
      pdf.restore()
    }
    top += line.height
  }
  return top - y
}

/** How high the same words would be. */
export const heightOfText = (families: PdfFontFamilies, text: string, style: TextStyle): number =>
  layOutText(text, style, families).reduce((sum, { height }) => sum + height, 0)

function drawLine(
  pdf: PDFKit.PDFDocument,
  families: PdfFontFamilies,
  { text, runs }: TextLine,
  size: number,
): void {
  const pieces = piecesOf(pdf, families, runs, size)
  const write = () => pieces.forEach((piece) => piece.write())
  const [only] = pieces
  // A reader turns around what stands from right to left by itself, glyph by glyph.
  if (runs.some(isReadFromTheRight))
    for (const [i, piece] of pieces.entries())
      if (runs[i] && isReadFromTheRight(runs[i])) piece.write()
      else writeWithActual(pdf, piece)
  else if (pieces.length === 1 && only?.isStraight) writeWithActual(pdf, only)
  else writeWithActual(pdf, { text, actual: '', write })
}

const isReadFromTheRight = ({ level }: { level: number }) => level % 2 === 1

/** Writes a piece; where its glyphs do not say its letters in their order, with these. */
function writeWithActual(
  pdf: PDFKit.PDFDocument,
  { text, actual, write }: Pick<Piece, 'text' | 'actual' | 'write'>,
): void {
  if (actual !== text) pdf.markContent('Span', { actual: text })
  write()
  if (actual !== text) pdf.endMarkedContent()
}

function piecesOf(
  pdf: PDFKit.PDFDocument,
  families: PdfFontFamilies,
  runs: readonly ShapedRun[],
  size: number,
): Piece[] {
  let x = 0
  return runs.map((run) => {
    const at = x
    x += run.width
    if (!run.face) {
      const write = () => drawBoxes(pdf, families, run.boxes, at, size)
      return { text: run.text, actual: '', isStraight: false, write }
    }
    return pieceOf(pdf, run, at, size)
  })
}

/** The codes of signs that no font has, each in a frame. */
function drawBoxes(
  pdf: PDFKit.PDFDocument,
  families: PdfFontFamilies,
  signs: readonly string[],
  from: number,
  size: number,
): void {
  const { border, height, foot, rows } = codeBox
  let x = from
  for (const sign of signs) {
    const width = widthOfBox(sign) * size
    const inner = width - 2 * border * size
    pdf
      .rect(x + border * size, foot * size, inner, height * size)
      .lineWidth(border * size)
      .stroke()
    for (const [row, code] of codeRows(sign).entries()) {
      const digits = { size: rows.size * size, width: Infinity }
      const [run] = layOutText(code, digits, families)[0]?.runs ?? []
      if (!run?.face) continue
      pdf.save()
      pdf.transform(1, 0, 0, 1, x + (width - run.width) / 2, (rows.from[row] ?? 0) * size)
      pieceOf(pdf, run, 0, digits.size).write()
      pdf.restore()
    }
    x += width
  }
}
