import { foldsOf } from './folds.ts'
import type { Region } from '#scene/changed-part.ts'
import type { Kit, KitPixels } from './kit.ts'
import { onSheet, type SheetSize } from '#scene/place-on-sheet.ts'
import { bendOf } from './surfaces.ts'
import type { Point } from '#text/outline.ts'

/**
 * The visible part of a sheet through a kit. It is the same for every print, so it is computed once
 * while somebody types.
 */
export type Seen = {
  /**
   * Three numbers for each pixel of the kit's box, row by row. The first two are the distances from
   * the sheet's left and upper edge, 0 to 1. The third is the coverage of the pixel by the trim, 0
   * to 1.
   */
  points: Float64Array
  /**
   * The range of sheet points of each row, and of each column: `[least, most, …]` of u and of v.
   */
  rows: Spans
  columns: Spans
}
type Spans = { u: Float64Array; v: Float64Array }

/** Points of a sheet, 0 to 1. */
export type Reach = { from: readonly [u: number, v: number]; to: readonly [u: number, v: number] }

/** The part of a sheet of so many pixels from which the visible points take their colours. */
export function partSeen({ rows: { u, v } }: Seen, { width, height }: Size): Region {
  const [left, right] = pixelsOf(u, width)
  const [top, bottom] = pixelsOf(v, height)
  return { left, top, right, bottom }
}
type Size = { width: number; height: number }

/** A colour is interpolated between the pixels on both sides of a point. */
function pixelsOf(spans: Float64Array, side: number): [first: number, beyond: number] {
  const least = Math.min(...spans.filter((_, i) => i % 2 === 0)) * side
  const most = Math.max(...spans.filter((_, i) => i % 2 === 1)) * side
  return [Math.max(0, Math.floor(least - 0.5)), Math.min(side, Math.floor(most - 0.5) + 2)]
}

/** @param turn the rotation of a mug in degrees */
export function seenThrough(kit: KitPixels, sheet: SheetSize, turn: number): Seen {
  const [left, top, width, height] = kit.box
  const [bend, place, folds] = [bendOf(kit.surface), onSheet(kit, sheet), foldsOf(kit)]
  const points = new Float64Array(width * height * 3)
  const [rows, columns] = [spansOf(height), spansOf(width)]
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 3) {
      const [givesX, givesY] = folds((top + y) * kit.width + left + x)
      const point = bend((x + 0.5 + givesX) / width, (y + 0.5 + givesY) / height, turn)
      const inside = point ? withinTrim(point, width, height) : 0
      if (!point || inside === 0) continue
      const [u, v] = place(point)
      points[at] = u
      points[at + 1] = v
      points[at + 2] = inside
      widen(rows.u, y, u)
      widen(rows.v, y, v)
      widen(columns.u, x, u)
      widen(columns.v, x, v)
    }
  return { points, rows, columns }
}

const spansOf = (count: number): Spans => {
  const none = () => new Float64Array(count * 2).map((_, i) => (i % 2 === 0 ? Infinity : -Infinity))
  return { u: none(), v: none() }
}

function widen(spans: Float64Array, i: number, to: number): void {
  if (to < spans[i * 2]!) spans[i * 2] = to
  if (to > spans[i * 2 + 1]!) spans[i * 2 + 1] = to
}

/** The part of the box in which some points of the sheet are visible. */
export function seenWithin({ rows, columns }: Seen, reach: Reach): Region {
  const [top, bottom] = meeting(rows, reach)
  const [left, right] = meeting(columns, reach)
  return { left, top, right, bottom }
}

/** The first row or column that meets them, and the first after the last. */
function meeting(
  { u, v }: Spans,
  { from: [fromU, fromV], to: [toU, toV] }: Reach,
): [first: number, beyond: number] {
  const meets = (i: number) =>
    u[i * 2]! <= toU && u[i * 2 + 1]! >= fromU && v[i * 2]! <= toV && v[i * 2 + 1]! >= fromV
  let [first, beyond] = [0, u.length / 2]
  while (first < beyond && !meets(first)) first += 1
  while (beyond > first && !meets(beyond - 1)) beyond -= 1
  return [first, beyond]
}

/** The coverage of a pixel by the trim: 0, 1 or, on its edge, in between. */
function withinTrim([u, v]: Point, width: number, height: number): number {
  const pixels = Math.min(Math.min(u, 1 - u) * width, Math.min(v, 1 - v) * height)
  // A surface without area has no points: NaN, for which every comparison is false.
  return pixels > -0.5 ? Math.min(1, pixels + 0.5) : 0
}

/**
 * The width in pixels at which a sheet has one pixel for each of the kit's, in the middle of the
 * print.
 */
export function widthSeen(kit: Kit, sheet: SheetSize): number | undefined {
  const [bend, place, [, , width]] = [bendOf(kit.surface), onSheet(kit, sheet), kit.box]
  const [here, beside] = [bend(0.5, 0.5, 0), bend(0.5 + 1 / width, 0.5, 0)]
  if (!here || !beside) return undefined
  return 1 / Math.abs(place(beside)[0] - place(here)[0])
}
