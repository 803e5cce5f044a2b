import type { Kit, KitPixels } from './kits.ts'
import { colorAt, type Pixels } from './pixels.ts'
import { foldsOf } from './folds.ts'
import { onSheet, sheetOf, type Sheet } from './place-on-sheet.ts'
import { bendOf, type Point } from './surfaces.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

export type MockUpOptions = {
  /** How far a mug is turned, in degrees. */
  turn?: number
  /** The product's colour, 0 to 255 each; without it the product is as its kit shows it. */
  cloth?: Rgb
  /** The product's own figures, where they are not the blank's. */
  sheet?: Sheet
}

/**
 * A print on its product, as a photographer would show it (docs/studio.md section 7):
 * `none·(1−a) + a·(black + (white−black)·ink)`, so that every fold, shade and gloss of the kit lies on
 * the print too. Neither a browser's nor Node's own things are needed.
 *
 * @param levels an area's whole sheet with its bleed, and its half-size copies (`halfSizes`)
 * @returns red, green, blue and alpha of `kit.width` by `kit.height` pixels
 */
export function mockUp(
  levels: readonly Pixels[],
  kit: KitPixels,
  { turn = 0, cloth, sheet = sheetOf(kit) }: MockUpOptions = {},
): Uint8ClampedArray<ArrayBuffer> {
  const picture = bareProduct(kit, cloth)
  const print = levelFor(levels, kit, sheet)
  if (print) lay(picture, print, kit, sheet, turn)
  return picture
}

/** A colour lies between the dark and the white picture as an ink does; what they share keeps its own. */
function bareProduct({ none, dark, white }: KitPixels, color?: Rgb) {
  const picture = new Uint8ClampedArray(none.data)
  if (!color) return picture
  for (let at = 0; at < picture.length; at += 4)
    for (let i = 0; i < 3; i += 1) {
      const least = dark.data[at + i]!
      picture[at + i] = least + ((white.data[at + i]! - least) * color[i]!) / 255
    }
  return picture
}

/** The smallest copy that still has a pixel for each one of the picture, in the middle of the print. */
function levelFor(levels: readonly Pixels[], kit: Kit, sheet: Sheet): Pixels | undefined {
  const [bend, place, [, , width]] = [bendOf(kit.surface), onSheet(kit, sheet), kit.box]
  const [here, beside] = [bend(0.5, 0.5, 0), bend(0.5 + 1 / width, 0.5, 0)]
  if (!here || !beside) return levels[0]
  const step = Math.abs(place(beside)[0] - place(here)[0])
  return levels.findLast((level) => level.width * step >= 1) ?? levels[0]
}

function lay(
  picture: Uint8ClampedArray,
  print: Pixels,
  kit: KitPixels,
  sheet: Sheet,
  turn: number,
): void {
  const { black, white, box } = kit
  const [left, top, width, height] = box
  const [bend, place, folds] = [bendOf(kit.surface), onSheet(kit, sheet), foldsOf(kit)]
  const ink = new Float64Array(4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = (top + y) * kit.width + left + x
      const [givesX, givesY] = folds(pixel)
      const seen = bend((x + 0.5 + givesX) / width, (y + 0.5 + givesY) / height, turn)
      if (!seen) continue
      const inside = withinTrim(seen, width, height)
      if (inside === 0) continue
      colorAt(print, ...place(seen), ink)
      const cover = ink[3]! * inside
      if (cover === 0) continue
      for (let i = 0, at = pixel * 4; i < 3; i += 1, at += 1) {
        const dark = black.data[at]!
        const inked = dark + ((white.data[at]! - dark) * ink[i]!) / 255
        picture[at] = picture[at]! * (1 - cover) + cover * inked
      }
    }
}

/** How much of a pixel lies within the trim: 0, 1 or, on its edge, between. */
function withinTrim([u, v]: Point, width: number, height: number): number {
  const pixels = Math.min(Math.min(u, 1 - u) * width, Math.min(v, 1 - v) * height)
  // A surface without breadth has no point anywhere: not a number, which is never above.
  return pixels > -0.5 ? Math.min(1, pixels + 0.5) : 0
}
