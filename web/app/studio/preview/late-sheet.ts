import type { TextItem } from '@tohfa/print-engine/scene/scene'
import { placedText } from '@tohfa/print-engine/scene/text-svg'
import type { ShapedText } from '@tohfa/print-engine/text/shape-text'
import type { TextToShape } from '@tohfa/print-engine/text/text-to-shape'

/** A sheet of `areaPieces`, with texts that the worker shapes on the way to their picture. */
export type LateSheet = readonly (string | LatePiece)[]
type LatePiece = { item: TextItem; text: TextToShape }

export const isLate = (piece: string | LatePiece): piece is LatePiece => typeof piece !== 'string'

/** The texts that are still to be shaped. */
export const lateTexts = (sheet: LateSheet): TextToShape[] =>
  sheet.filter(isLate).map(({ text }) => text)

/** The SVG of a sheet; undefined while one of its texts is not shaped. */
export function lateSvg(
  sheet: LateSheet,
  shaped: (text: TextToShape) => ShapedText | undefined,
): string | undefined {
  const whole: string[] = []
  for (const piece of sheet) {
    if (!isLate(piece)) {
      whole.push(piece)
      continue
    }
    const outline = shaped(piece.text)
    if (!outline) return undefined
    whole.push(placedText(piece.item, outline))
  }
  return whole.join('')
}
