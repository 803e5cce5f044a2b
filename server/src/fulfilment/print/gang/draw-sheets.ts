import { kindIn } from '@tohfa/contract/fulfilment/print/press-kind'
import type { PlacedPiece, SheetKind } from '@tohfa/contract/fulfilment/print/print-jobs'
import { pressWords } from '@tohfa/contract/fulfilment/print/print.texts'
import { type SheetId, sheets } from '@tohfa/contract/fulfilment/print/print-moves'
import type { Blank } from '@tohfa/print-engine/scene/blanks'
import { everyInk, type Ink, nameOutput } from '#platform/pdf/inks.ts'
import type { ReadPart } from '#platform/pdf/pdf-thread.ts'
import { drawText } from '#platform/pdf/text/draw-text.ts'
import { openPdfFonts } from '#platform/pdf/text/pdf-fonts.ts'
import {
  addPage,
  finishedOf,
  newMillimetrePdf,
  type MillimetrePdf,
} from '#fulfilment/print/job-tickets/millimetre-pdf.ts'
import { drawPicture, type Embedded, embedPicture } from './embed-picture.ts'
import type { PackedPicture } from './pack-picture.ts'
import { edge, labelHeight } from './pack-sheets.ts'

/** A piece with its cut marks and id; `bleed` and `mark` in millimetres. */
export type PieceToDraw = PlacedPiece &
  Pick<Blank, 'colorSpace'> & { label: string; bleed: number; mark: number }

/**
 * The size of the text that names the sheet's kind: it is in the edge, for the screen and the RIP.
 */
const headSize = 2.4

/** The colour of the ids. */
const blackInk: Record<Blank['colorSpace'], Ink> = { rgb: '#000000', cmyk: [0, 0, 0, 100] }

export type SheetsToDraw = {
  name: string
  made: Date
  sheet: SheetId
  pieces: readonly PieceToDraw[]
  /** Of each sheet; those laid before there were kinds have none. */
  kinds: readonly SheetKind[]
  /** The colour in CMYK, on sheets that have some. */
  profile: Uint8Array | undefined
}

/**
 * The index of a piece's picture among those of its sheets: pieces of a design share one picture.
 */
export function picturesOf(pieces: readonly PieceToDraw[]): Map<string, PieceToDraw> {
  return new Map(pieces.map((piece) => [keyOf(piece), piece]))
}

const keyOf = ({ id, area }: PlacedPiece) => `${id}/${area}`

/**
 * The sheets as a PDF in portions, a page each, with cut marks at the trim of each piece and its id
 * below it; cards in CMYK. It holds one press file at a time, and draws a repeated design from one
 * copy.
 *
 * @param read a picture of the `picturesOf` the pieces
 */
export async function* draw(
  plan: SheetsToDraw,
  read: ReadPart<PackedPicture>,
): AsyncGenerator<Buffer> {
  const { pieces, profile } = plan
  const numbers = new Map([...picturesOf(pieces).keys()].map((key, number) => [key, number]))
  const families = await openPdfFonts()
  const pdf = await newMillimetrePdf(plan.name, plan.made)
  if (profile) nameOutput(pdf, profile)
  const embedded = new Map<string, Embedded>()
  for (const [sheet, onSheet] of [...bySheet(pieces)].sort(([a], [b]) => a - b)) {
    addPage(pdf, sheets[plan.sheet].width, heightOf(plan.sheet, onSheet))
    const kind = plan.kinds[sheet - 1]
    const inked = blackInk[kind?.colorSpace ?? 'rgb']
    if (kind)
      drawText(pdf, families, kindIn(pressWords, kind), {
        x: edge,
        y: 1.5,
        size: headSize,
        width: sheets[plan.sheet].width - 2 * edge,
        bold: true,
        color: inked,
      })
    for (const piece of onSheet) {
      const key = keyOf(piece)
      const embed = async () =>
        embedPicture(pdf, await read(numbers.get(key) ?? 0), `Print${embedded.size}`)
      const print = embedded.get(key) ?? (await embed())
      embedded.set(key, print)
      drawPiece(pdf, piece, print, kind?.mirrored ?? false)
      drawText(pdf, families, piece.label, {
        x: piece.x + piece.bleed + 1,
        y: piece.y + piece.height + 0.3,
        size: 2,
        width: 1_000,
        color: blackInk[piece.colorSpace],
      })
      yield* finishedOf(pdf)
    }
  }
  pdf.end()
  yield* finishedOf(pdf)
}

function bySheet(pieces: readonly PieceToDraw[]): Map<number, PieceToDraw[]> {
  const found = new Map<number, PieceToDraw[]>()
  for (const piece of pieces) found.set(piece.sheet, [...(found.get(piece.sheet) ?? []), piece])
  return found
}

/** A roll ends where its last piece does. */
function heightOf(sheet: SheetId, pieces: readonly PieceToDraw[]): number {
  if (sheet !== 'roll600') return sheets[sheet].height
  return Math.max(...pieces.map(({ y, height }) => y + height)) + labelHeight + edge
}

function drawPiece(
  pdf: MillimetrePdf,
  piece: PieceToDraw,
  print: Embedded,
  isMirrored: boolean,
): void {
  const { x, y, width, height, turned } = piece
  // As the piece itself has it.
  const size = turned ? { width: height, height: width } : { width, height }
  pdf.save()
  pdf.translate(x, y)
  if (turned) {
    pdf.translate(width, 0)
    pdf.rotate(90)
  }
  if (isMirrored) pdf.translate(size.width, 0).scale(-1, 1)
  drawPicture(pdf, print, size)
  pdf.restore()
  drawMarks(pdf, piece)
}

/** Two short lines at each corner of the trim, outside the printed area. */
function drawMarks(pdf: MillimetrePdf, piece: PieceToDraw): void {
  const { x, y, width, height, bleed, mark, colorSpace } = piece
  if (mark === 0) return
  for (const at of [x + bleed, x + width - bleed]) {
    pdf.moveTo(at, y - mark).lineTo(at, y)
    pdf.moveTo(at, y + height).lineTo(at, y + height + mark)
  }
  for (const at of [y + bleed, y + height - bleed]) {
    pdf.moveTo(x - mark, at).lineTo(x, at)
    pdf.moveTo(x + width, at).lineTo(x + width + mark, at)
  }
  pdf.lineWidth(0.1).stroke(everyInk[colorSpace])
}
