import { colorSwatch } from './colors.ts'
import type { BlankArea, BlankId } from './blanks.ts'
import type { PieceShape } from '#mockup/piece-shapes.ts'

/** Coated white where it is printed, or paper, whatever colour the rest is. */
const whiteUnderPrint: readonly BlankId[] = ['mug', 'frame']

/** Whether the product's colour is seen wherever a sheet has no ink. */
export const showsColor = (blank: BlankId): boolean => !whiteUnderPrint.includes(blank)

const brass = '#d2a84c'
/** What is printed on of pieces that are otherwise than their blank; null where it is the product's colour. */
const groundOfShape: Partial<Record<PieceShape, string | null>> = {
  coloured: null,
  'mug-pair': null,
  tumbler: null,
  'name-bead': '#fbf8f1',
  coin: brass,
  lotus: brass,
  cord: brass,
}

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
  const shape = areas[0]?.shape
  const ground = shape && groundOfShape[shape]
  if (ground) return ground
  return showsColor(blank) || ground === null ? colorSwatch(color) : '#ffffff'
}
