import type { Kit, KitPixels } from './kits.ts'
import { bothParts, changedPart, copyPart, type Region, whole } from '#scene/changed-part.ts'
import { colorAt, type Pixels } from './pixels.ts'
import { sheetOf, type SheetSize } from '#scene/place-on-sheet.ts'
import { type Reach, type Seen, seenThrough, seenWithin, widthSeen } from './seen-through.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

export type MockUpOptions = {
  /** How far a mug is turned, in degrees. */
  turn?: number
  /** The product's colour, 0 to 255 each; without it the product is as its kit shows it. */
  cloth?: Rgb
  /** The product's own figures, where they are not the blank's. */
  sheet?: SheetSize
}

/**
 * A print on its product, and which part of the picture it changed; none where all looks as before. The
 * next print is drawn into the same picture: to copy it takes as long as to draw a letter.
 */
type MockUpFrame = { picture: Uint8ClampedArray<ArrayBuffer>; changed: Region | undefined }

/** In which parts a print is otherwise than the one before, which its pixels were put into. */
export type MockUpChange = { since: Pixels; parts: readonly Region[] }

/**
 * Prints, each an area's whole sheet with its bleed and its half-size copies, as they are on one product.
 * Without a change a print is compared with the one before.
 */
export type ShowPrint = (levels: readonly Pixels[], change?: MockUpChange) => MockUpFrame

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
  return mockUpsOf(kit, options)(levels).picture
}

/** The same for one print after the other: what they share is made once, and of a next one only what differs. */
export function mockUpsOf(
  kit: KitPixels,
  { turn = 0, cloth, sheet = sheetOf(kit) }: MockUpOptions = {},
): ShowPrint {
  const bare = bareProduct(kit, cloth)
  const seen = seenThrough(kit, sheet, turn)
  const least = widthSeen(kit, sheet)
  const picture = bare.slice()
  let last: Pixels | undefined
  return (levels, change) => {
    const print = levelFor(levels, least)
    let drawn: Region | undefined
    if (print)
      for (const part of partsOf(print, last, change))
        drawn = bothParts(drawn, lay(picture, { print, part }, kit, seen, bare))
    const changed = last ? drawn : whole(kit)
    last = print
    return { picture, changed }
  }
}

function partsOf(
  print: Pixels,
  last: Pixels | undefined,
  change?: MockUpChange,
): readonly Region[] {
  if (print === last) return []
  if (last && change?.since === last) return change.parts
  const part = last && !change ? changedPart(last, print) : whole(print)
  return part ? [part] : []
}

/**
 * Puts what changed on one half of a pair beside the print on the other, in a picture of both.
 *
 * @returns which part of the picture that is
 */
export function putBeside(
  picture: Uint8ClampedArray,
  { picture: other, changed }: MockUpFrame,
  { width, height, box }: Kit,
): Region | undefined {
  const [left, top, across, down] = box
  // Beyond its own place lies the first half.
  const part = changed && {
    left: Math.max(changed.left, left),
    top: Math.max(changed.top, top),
    right: Math.min(changed.right, left + across),
    bottom: Math.min(changed.bottom, top + down),
  }
  if (part) copyPart({ width, height, data: other }, { width, height, data: picture }, part)
  return part
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

/** @returns the part of the picture that was drawn */
function lay(
  picture: Uint8ClampedArray,
  { print, part }: { print: Pixels; part: Region },
  { black, white, box, width: across }: KitPixels,
  seen: Seen,
  bare: Uint8ClampedArray,
): Region | undefined {
  const [left, top, width] = box
  const reach = reachOf(part, print)
  const {
    from: [fromU, fromV],
    to: [toU, toV],
  } = reach
  const near = seenWithin(seen, reach)
  const [blacks, whites] = [black.data, white.data]
  const ink = new Float64Array(4)
  const drawn = { left: across, top: Infinity, right: 0, bottom: 0 }
  for (let y = near.top; y < near.bottom; y += 1)
    for (let x = near.left; x < near.right; x += 1) {
      const of = (y * width + x) * 3
      const inside = seen.points[of + 2]!
      if (inside === 0) continue
      const u = seen.points[of]!
      const v = seen.points[of + 1]!
      if (u < fromU || u > toU || v < fromV || v > toV) continue
      if (left + x < drawn.left) drawn.left = left + x
      if (left + x >= drawn.right) drawn.right = left + x + 1
      if (top + y < drawn.top) drawn.top = top + y
      drawn.bottom = top + y + 1
      colorAt(print, u, v, ink)
      const cover = ink[3]! * inside
      const at = ((top + y) * across + left + x) * 4
      for (let i = at; i < at + 3; i += 1) {
        if (cover === 0) {
          picture[i] = bare[i]!
          continue
        }
        const dark = blacks[i]!
        const inked = dark + ((whites[i]! - dark) * ink[i - at]!) / 255
        picture[i] = bare[i]! * (1 - cover) + cover * inked
      }
    }
  return drawn.right > 0 ? drawn : undefined
}

/** Which points of a sheet, 0 to 1, are read from a part of it: a colour is that of four pixels. */
function reachOf({ left, top, right, bottom }: Region, { width, height }: Pixels): Reach {
  const from = [(left - 1) / width, (top - 1) / height] as const
  return { from, to: [(right + 1) / width, (bottom + 1) / height] as const }
}
