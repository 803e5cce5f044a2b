import { piecesOf } from '#mockup/piece-shapes.ts'
import { colorSwatch } from './colors.ts'
import type { BlankArea, BlankId } from './blanks.ts'

/** Whether the product's colour is seen wherever a sheet has no ink. */
export const showsColor = (blank: BlankId): boolean => piecesOf(blank).ground === 'product'

/**
 * The colour on which a sheet without a ground of its own lies (docs/studio.md 7.2), `#rrggbb`.
 *
 * @param areas those of the product, which say what shape its piece has
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
