import type { BlankArea } from '@tohfa/print-engine/scene/blanks'
import type { Box } from '@tohfa/print-engine/text/outline'

/** The CSS of a box of the area, in pixels from the upper left corner of its sheet. */
export function placeOf(
  { x, y, width, height }: Box,
  sheet: Pick<BlankArea, 'width' | 'height' | 'bleed'>,
  scale: number,
): { left: number; top: number; width: number; height: number } {
  return {
    left: (x + sheet.width / 2 + sheet.bleed) * scale,
    top: (y + sheet.height / 2 + sheet.bleed) * scale,
    width: width * scale,
    height: height * scale,
  }
}
