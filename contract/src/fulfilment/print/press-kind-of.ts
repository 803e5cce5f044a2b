// chunk: staff
import { colorSwatch, isLight } from '@tohfa/print-engine/scene/colors'
import type { Blank } from '@tohfa/print-engine/scene/blanks'
import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import type { Mirrored, PressKind } from './press-kind.ts'

/**
 * How a blank in a colour is printed; `isBare` means that the design has no background of its own.
 */
export function pressKindOf(
  { id, areas, ink, colorSpace, cloth }: Blank,
  color: string,
  isBare: boolean,
  mirrored: Mirrored,
): PressKind {
  const isColored = !isLight(color)
  /**
   * A coated mug is white under its print, and a coin is brass, whatever the colour of the rest.
   */
  const isStock = sheetGround(id, color, areas) === colorSwatch(color)
  return {
    blank: id,
    ink,
    colorSpace,
    white: cloth && isColored,
    mirrored: mirrored[id],
    stock: isBare && !cloth && ink === 'full' && isColored && isStock ? color : null,
  }
}
