import type { Mirrored } from '@tohfa/contract/fulfilment/print/press-kind'
import { pressKindOf } from '@tohfa/contract/fulfilment/print/press-kind-of'
import type { PlacedPiece, SheetKind } from '@tohfa/contract/fulfilment/print/print-jobs'
import type { QueueRow } from '#fulfilment/print/print-queue.queries.ts'
import { packSheets, type Piece, type SheetSize } from './pack-sheets.ts'

/** An area of a design to place, in millimetres with its bleed. */
export type PieceToLay = Piece & { row: QueueRow; area: string }

/**
 * Places pieces that fit on the sheet, each kind on separate sheets, the first ones on the first
 * sheets.
 *
 * @returns the pieces in the order of `pieces`, and the kind of each sheet
 */
export function layByKind(
  pieces: readonly PieceToLay[],
  size: SheetSize,
  gap: number,
  mirrored: Mirrored,
): { placed: PlacedPiece[]; kinds: SheetKind[] } {
  const kindOf = ({ row }: PieceToLay) => pressKindOf(row.blank, row.color, row.isBare, mirrored)
  const byKind = Map.groupBy(pieces, (piece) => JSON.stringify(kindOf(piece)))
  const places = new Map<PieceToLay, PlacedPiece>()
  const kinds: SheetKind[] = []
  for (const alike of byKind.values()) {
    const before = kinds.length
    for (const [i, place] of packSheets(alike, size, gap).entries()) {
      const piece = alike[i]
      if (!place || !piece) throw new Error('a piece does not fit on the sheet')
      const sheet = before + place.sheet
      places.set(piece, { id: piece.row.id, area: piece.area, ...place, sheet })
      if (kinds.length < sheet) kinds.push({ ...kindOf(piece), sheet })
    }
  }
  return { placed: pieces.flatMap((piece) => places.get(piece) ?? []), kinds }
}
