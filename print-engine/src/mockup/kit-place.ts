import type { BlankId } from '#scene/blanks.ts'
import type { SheetSize } from '#scene/place-on-sheet.ts'
import type { ByLook } from './kit-box.ts'
import type { Surface } from './surfaces.ts'
import type { Point } from '#text/outline.ts'

/** The position of a kit's print in its picture, and the file's name. */
export type Place = {
  file: string
  surface: Surface
  /** The size that the position was measured for, where it is not the blank's own. */
  sheet?: SheetSize | undefined
}

export type KitPlaces<Id extends BlankId> = ByLook<Id, Place>

/**
 * A flat piece in perspective: the corners of its print in its box, clockwise from the upper left.
 */
export const flat = (file: string, ...corners: [Point, Point, Point, Point]): Place => ({
  file,
  surface: { kind: 'quad', corners },
})
