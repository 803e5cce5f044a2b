import type { BlankArea, BlankId } from '#scene/blanks.ts'
import { blanks } from '#scene/blanks.ts'
import { sheetOf, type SheetSize } from '#scene/place-on-sheet.ts'
import type { Photograph } from './photograph.ts'
import { kitSize } from './kit-boxes.ts'
import { kitOf } from './kits.ts'
import type { Kit } from './kit.ts'
import { boxOfMarking, surfaceOfMarking } from './marking.ts'
import type { Look } from './piece-shapes.ts'
import { turnableDegrees } from './surfaces.ts'

/** The kit of an area: of its photograph, else the drawn one; `look` as returned by `lookOf`. */
export function kitShown(
  blank: BlankId,
  { id: area }: Pick<BlankArea, 'id'>,
  look: Look | undefined,
  photograph: Photograph | undefined,
): Kit | undefined {
  if (!photograph) return kitOf(blank, area, look)
  const { picture, sheet, folds, light } = photograph
  return {
    blank,
    area,
    ...kitSize,
    pictures: { none: picture, black: picture, white: picture, dark: picture },
    box: boxOfMarking(photograph),
    surface: surfaceOfMarking(photograph, wrappedDegrees(blank, sheet)),
    sheet,
    inkLight: { folds, light },
  }
}

/** Whether a print on this blank may go on behind the piece. */
export const wrapsAround = (blank: BlankId): boolean => degreesOfBlank(blank) !== undefined

/** The degrees that an area of this width covers around the piece; 0 where it does not turn. */
export function wrappedDegrees(blank: BlankId, { width }: SheetSize): number {
  const whole = degreesOfBlank(blank)
  return whole ? (whole.degrees * width) / whole.width : 0
}

/** The degrees of the first area, and its width in millimetres. */
function degreesOfBlank(blank: BlankId): { degrees: number; width: number } | undefined {
  const [area] = blanks[blank].areas
  const kit = area && kitOf(blank, area.id)
  const degrees = kit && turnableDegrees(kit.surface)
  return kit && degrees !== undefined ? { degrees, width: sheetOf(kit).width } : undefined
}
