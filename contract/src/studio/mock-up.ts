import type { KitPixels } from './kits.ts'
import { changedPart, type Part, whole } from './changed-part.ts'
import { colorAt, type Pixels } from './pixels.ts'
import { sheetOf, type Sheet } from './place-on-sheet.ts'
import { seenThrough, widthSeen } from './seen-through.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

export type MockUpOptions = {
  /** How far a mug is turned, in degrees. */
  turn?: number
  /** The product's colour, 0 to 255 each; without it the product is as its kit shows it. */
  cloth?: Rgb
  /** The product's own figures, where they are not the blank's. */
  sheet?: Sheet
}

/** Prints, each an area's whole sheet with its bleed and its half-size copies, as they are on one product. */
export type ShowPrint = (levels: readonly Pixels[]) => Uint8ClampedArray<ArrayBuffer>

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
  options: MockUpOptions = {},
): Uint8ClampedArray<ArrayBuffer> {
  return mockUpsOf(kit, options)(levels)
}

/** The same for one print after the other: what they share is made once, and of a next one only what differs. */
export function mockUpsOf(
  kit: KitPixels,
  { turn = 0, cloth, sheet = sheetOf(kit) }: MockUpOptions = {},
): ShowPrint {
  const bare = bareProduct(kit, cloth)
  const seen = seenThrough(kit, sheet, turn)
  const least = widthSeen(kit, sheet)
  let last: { print: Pixels; picture: Uint8ClampedArray<ArrayBuffer> } | undefined
  return (levels) => {
    const print = levelFor(levels, least)
    if (!print) return bare.slice()
    const picture = last?.picture ?? bare.slice()
    const part = last ? changedPart(last.print, print) : whole(print)
    if (part) lay(picture, { print, part }, kit, seen, bare)
    last = { print, picture }
    return picture.slice()
  }
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

/** The smallest copy that still has a pixel for each one of the picture. */
function levelFor(levels: readonly Pixels[], least = Infinity): Pixels | undefined {
  return levels.findLast(({ width }) => width >= least) ?? levels[0]
}

function lay(
  picture: Uint8ClampedArray,
  { print, part }: { print: Pixels; part: Part },
  { black, white, box, width: across }: KitPixels,
  seen: Float64Array,
  bare: Uint8ClampedArray,
): void {
  const [left, top, width, height] = box
  const { from, to } = reachOf(part, print)
  const ink = new Float64Array(4)
  for (let y = 0, of = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, of += 3) {
      const [u, v, inside] = [seen[of]!, seen[of + 1]!, seen[of + 2]!]
      if (inside === 0 || u < from[0] || u > to[0] || v < from[1] || v > to[1]) continue
      colorAt(print, u, v, ink)
      const cover = ink[3]! * inside
      for (let i = 0, at = ((top + y) * across + left + x) * 4; i < 3; i += 1, at += 1) {
        const dark = black.data[at]!
        const inked = dark + ((white.data[at]! - dark) * ink[i]!) / 255
        picture[at] = cover === 0 ? bare[at]! : bare[at]! * (1 - cover) + cover * inked
      }
    }
}

/** Which points of a sheet, 0 to 1, are read from a part of it: a colour is that of four pixels. */
function reachOf({ left, top, right, bottom }: Part, { width, height }: Pixels) {
  const from = [(left - 1) / width, (top - 1) / height] as const
  return { from, to: [(right + 1) / width, (bottom + 1) / height] as const }
}
