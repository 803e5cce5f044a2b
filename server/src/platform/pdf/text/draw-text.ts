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

/** Text on a page: its position and its style. */
type TextOnPage = TextStyle & {
  x: number
  y: number
  align?: 'left' | 'right' | 'center'
  color?: PDFKit.Mixins.ColorValue
}

/**
 * Draws selectable text from `y` down, each letter in the first font that has it. A letter that no
 * font has becomes a box with its code.
 * @returns its height
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
      // Letters are upright where y grows upward.
      pdf.transform(1, 0, 0, -1, x + indent, top + line.ascent)
      drawLine(pdf, families, line, size)
      pdf.restore()
    }
    top += line.height
  }
  return top - y
}

/** The height that the same text would have. */
export const heightOfText = (families: PdfFontFamilies, text: string, style: TextStyle): number =>
  layOutText(text, style, families).reduce((sum, { height }) => sum + height, 0)

/** The width of a text on one line. */
export const widthOfText = (
  families: PdfFontFamilies,
  text: string,
  style: Omit<TextStyle, 'width'>,
): number =>
  Math.max(
    0,
    ...layOutText(text, { ...style, width: Infinity }, families).map(({ width }) => width),
  )

function drawLine(
  pdf: PDFKit.PDFDocument,
  families: PdfFontFamilies,
  { text, runs }: TextLine,
  size: number,
): void {
  const pieces = piecesOf(pdf, families, runs, size)
  const write = () => pieces.forEach((piece) => piece.write())
  const [only] = pieces
  // PDF readers reverse right-to-left text by themselves, glyph by glyph.
  if (runs.some(isReadFromTheRight))
    for (const [i, piece] of pieces.entries())
      if (runs[i] && isReadFromTheRight(runs[i])) piece.write()
      else writeWithActual(pdf, piece)
  else if (pieces.length === 1 && only?.isStraight) writeWithActual(pdf, only)
  else writeWithActual(pdf, { text, actual: '', write })
}

const isReadFromTheRight = ({ level }: { level: number }) => level % 2 === 1

/** Writes a piece; `ActualText` has its letters where the glyphs do not give them in order. */
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

/** The codes of characters that no font has, each in a frame. */
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
