import { foldsOf } from './folds.ts'
import type { Kit, KitPixels } from './kits.ts'
import { onSheet, type Sheet } from './place-on-sheet.ts'
import { bendOf, type Point } from './surfaces.ts'

/**
 * What of a sheet is seen at each pixel of a kit's box, row by row, three numbers each: how far from the
 * sheet's left and upper edge, 0 to 1, and how much of the pixel lies within the trim, 0 where nothing of
 * it does. The same for every print, so that who types on pays for it once.
 *
 * @param turn how far a mug is turned, in degrees
 */
export function seenThrough(kit: KitPixels, sheet: Sheet, turn: number): Float64Array {
  const [left, top, width, height] = kit.box
  const [bend, place, folds] = [bendOf(kit.surface), onSheet(kit, sheet), foldsOf(kit)]
  const seen = new Float64Array(width * height * 3)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 3) {
      const [givesX, givesY] = folds((top + y) * kit.width + left + x)
      const point = bend((x + 0.5 + givesX) / width, (y + 0.5 + givesY) / height, turn)
      const inside = point ? withinTrim(point, width, height) : 0
      if (!point || inside === 0) continue
      const [u, v] = place(point)
      seen[at] = u
      seen[at + 1] = v
      seen[at + 2] = inside
    }
  return seen
}

/** How much of a pixel lies within the trim: 0, 1 or, on its edge, between. */
function withinTrim([u, v]: Point, width: number, height: number): number {
  const pixels = Math.min(Math.min(u, 1 - u) * width, Math.min(v, 1 - v) * height)
  // A surface without breadth has no point anywhere: not a number, which is never above.
  return pixels > -0.5 ? Math.min(1, pixels + 0.5) : 0
}

/** How many pixels wide a sheet has one for each of the kit's, in the middle of the print. */
export function widthSeen(kit: Kit, sheet: Sheet): number | undefined {
  const [bend, place, [, , width]] = [bendOf(kit.surface), onSheet(kit, sheet), kit.box]
  const [here, beside] = [bend(0.5, 0.5, 0), bend(0.5 + 1 / width, 0.5, 0)]
  if (!here || !beside) return undefined
  return 1 / Math.abs(place(beside)[0] - place(here)[0])
}
