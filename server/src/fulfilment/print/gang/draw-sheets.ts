import { kindIn } from '@tohfa/contract/fulfilment/print/press-kind'
import type { PlacedPiece, SheetKind } from '@tohfa/contract/fulfilment/print/print-jobs'
import { pressWords } from '@tohfa/contract/fulfilment/print/print.texts'
import { type SheetId, sheets } from '@tohfa/contract/fulfilment/print/print-moves'
import type { Blank } from '@tohfa/print-engine/scene/blanks'
import { everyInk, type Ink, nameOutput } from '#platform/pdf/inks.ts'
import type { ReadPart } from '#platform/pdf/paper-thread.ts'
import { drawText } from '#platform/pdf/text/draw-text.ts'
import { openPaperFamilies } from '#platform/pdf/text/paper-faces.ts'
import { addPage, finishedOf, newPaper, type Paper } from '#fulfilment/print/job-tickets/paper.ts'
import { drawPicture, type Embedded, embedPicture } from './embed-picture.ts'
import type { PackedPicture } from './pack-picture.ts'
import { edge, labelHeight } from './pack-sheets.ts'

/** A piece with what is drawn beside it; `bleed` and `mark` in millimetres. */
export type PieceToDraw = PlacedPiece &
  Pick<Blank, 'colorSpace'> & { label: string; bleed: number; mark: number }

/** Of the letters that say what lies on a sheet: they stand in its edge, for the screen and the RIP. */
const headSize = 2.4

/** What ids are written in. */
const blackInk: Record<Blank['colorSpace'], Ink> = { rgb: '#000000', cmyk: [0, 0, 0, 100] }

export type SheetsToDraw = {
  name: string
  made: Date
  sheet: SheetId
  pieces: readonly PieceToDraw[]
  /** Of each sheet; those laid before there were kinds have none. */
  kinds: readonly SheetKind[]
  /** That of CMYK, where some of it is. */
  profile: Uint8Array | undefined
}

/** Where the picture of a piece is among those of its sheets: a design that lies there often has one. */
export function picturesOf(pieces: readonly PieceToDraw[]): Map<string, PieceToDraw> {
  return new Map(pieces.map((piece) => [keyOf(piece), piece]))
}

const keyOf = ({ id, area }: PlacedPiece) => `${id}/${area}`

/**
 * The sheets as a PDF in portions, a page each, with cut marks at the trim of each piece and its id
 * below it; cards in CMYK. It holds one press file at a time, and a design that lies there often once.
 *
 * @param read a picture of `picturesOf` the pieces
 */
export async function* draw(
  plan: SheetsToDraw,
  read: ReadPart<PackedPicture>,
): AsyncGenerator<Buffer> {
  const { pieces, profile } = plan
  const numbers = new Map([...picturesOf(pieces).keys()].map((key, number) => [key, number]))
  const families = await openPaperFamilies()
  const paper = await newPaper(plan.name, plan.made)
  if (profile) nameOutput(paper, profile)
  const embedded = new Map<string, Embedded>()
  for (const [sheet, onSheet] of [...bySheet(pieces)].sort(([a], [b]) => a - b)) {
    addPage(paper, sheets[plan.sheet].width, heightOf(plan.sheet, onSheet))
    const kind = plan.kinds[sheet - 1]
    const inked = blackInk[kind?.colorSpace ?? 'rgb']
    if (kind)
      drawText(paper, families, kindIn(pressWords, kind), {
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
        embedPicture(paper, await read(numbers.get(key) ?? 0), `Print${embedded.size}`)
      const print = embedded.get(key) ?? (await embed())
      embedded.set(key, print)
      drawPiece(paper, piece, print, kind?.mirrored ?? false)
      drawText(paper, families, piece.label, {
        x: piece.x + piece.bleed + 1,
        y: piece.y + piece.height + 0.3,
        size: 2,
        width: 1_000,
        color: blackInk[piece.colorSpace],
      })
      yield* finishedOf(paper)
    }
  }
  paper.end()
  yield* finishedOf(paper)
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

function drawPiece(paper: Paper, piece: PieceToDraw, print: Embedded, isMirrored: boolean): void {
  const { x, y, width, height, turned } = piece
  // As the piece itself has it.
  const size = turned ? { width: height, height: width } : { width, height }
  paper.save()
  paper.translate(x, y)
  if (turned) {
    paper.translate(width, 0)
    paper.rotate(90)
  }
  if (isMirrored) paper.translate(size.width, 0).scale(-1, 1)
  drawPicture(paper, print, size)
  paper.restore()
  drawMarks(paper, piece)
}

/** Two short lines at each corner of the trim, outside what is printed. */
function drawMarks(paper: Paper, piece: PieceToDraw): void {
  const { x, y, width, height, bleed, mark, colorSpace } = piece
  if (mark === 0) return
  for (const at of [x + bleed, x + width - bleed]) {
    paper.moveTo(at, y - mark).lineTo(at, y)
    paper.moveTo(at, y + height).lineTo(at, y + height + mark)
  }
  for (const at of [y + bleed, y + height - bleed]) {
    paper.moveTo(x - mark, at).lineTo(x, at)
    paper.moveTo(x + width, at).lineTo(x + width + mark, at)
  }
  paper.lineWidth(0.1).stroke(everyInk[colorSpace])
}
