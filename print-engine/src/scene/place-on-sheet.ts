import { blanks, type BlankArea, type BlankId } from './blanks.ts'
import type { Point } from '#text/outline.ts'

/** The size of a print in millimetres. */
export type SheetSize = Pick<BlankArea, 'width' | 'height' | 'bleed'>

/**
 * The area that a kit shows, and the sheet that it was measured for where that is not the blank's.
 */
type Measured = { blank: BlankId; area: string; sheet?: SheetSize | undefined }

/** The sheet that a kit was measured for: mostly its blank's own. */
export function sheetOf({ blank, area, sheet }: Measured): SheetSize {
  if (sheet) return sheet
  const found = blanks[blank].areas.find(({ id }) => id === area)
  if (!found) throw new Error(`${blank} has no area ${area}`)
  return found
}

/**
 * Maps a point of the kit's trim to one of a sheet with its bleed. Where a product's own sheet
 * differs from the blank's (docs/studio.md 7.4), fabric shows it in true size, from the collar
 * down. Any other product shows it as large as fits.
 */
export function onSheet(kit: Measured, sheet: SheetSize): (point: Point) => Point {
  const own = sheetOf(kit)
  const fit = Math.min(own.width / sheet.width, own.height / sheet.height)
  const scale = blanks[kit.blank].cloth ? Math.min(1, fit) : fit
  const across = own.width / scale
  const down = own.height / scale
  const lower = blanks[kit.blank].cloth ? (down - sheet.height) / 2 : 0
  const { bleed } = sheet
  return ([u, v]) => [
    0.5 + ((u - 0.5) * across) / (sheet.width + 2 * bleed),
    0.5 + ((v - 0.5) * down + lower) / (sheet.height + 2 * bleed),
  ]
}
