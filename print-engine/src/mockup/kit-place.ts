import type { BlankId } from '#scene/blanks.ts'
import type { SheetSize } from '#scene/place-on-sheet.ts'
import type { ByLook } from './kit-box.ts'
import type { Point, Surface } from './surfaces.ts'

/** How a kit's print lies in its picture, and the file's name. */
export type Place = {
  file: string
  surface: Surface
  /** What the place was measured for, where it is not the blank's own. */
  sheet?: SheetSize | undefined
}

export type KitPlaces<Id extends BlankId> = ByLook<Id, Place>

/** A flat piece seen askew: where the corners of its print lie in its box, clockwise from the upper left. */
export const flat = (file: string, ...corners: [Point, Point, Point, Point]): Place => ({
  file,
  surface: { kind: 'quad', corners },
})
