import { piecesOf } from '#mockup/piece-shapes.ts'
import { colorSwatch } from './colors.ts'
import type { BlankArea, BlankId } from './blanks.ts'

/** Whether the product's colour is visible wherever a sheet has no ink. */
export const showsColor = (blank: BlankId): boolean => piecesOf(blank).ground === 'product'

/**
 * The colour under a sheet without a background of its own (docs/studio.md 7.2), `#rrggbb`.
 * @param areas those of the product, which have the shape of its piece
 */
export function sheetGround(
  blank: BlankId,
  color: string,
  areas: readonly Pick<BlankArea, 'shape'>[],
): string {
  const { ground, shapes } = piecesOf(blank)
  const shape = areas[0]?.shape
  const shown = (shape && shapes[shape]?.ground) ?? ground
  return shown === 'product' ? colorSwatch(color) : shown
}
