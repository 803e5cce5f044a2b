import type { Kit, KitPixels } from './kit.ts'
import { bothParts, changedPart, copyPart, type Region, whole } from '#scene/changed-part.ts'
import { colorAt, type Pixels } from './pixels.ts'
import { sheetOf, type SheetSize } from '#scene/place-on-sheet.ts'
import {
  partSeen,
  type Reach,
  type Seen,
  seenThrough,
  seenWithin,
  widthSeen,
} from './seen-through.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

export type MockUpOptions = {
  /** The rotation of a mug in degrees. */
  turn?: number
  /** The product's colour, 0 to 255 per channel; without it the product looks as in its kit. */
  cloth?: Rgb
  /** The product's own sizes, where they are not the blank's. */
  sheet?: SheetSize
}

/**
 * A print on its product, and the changed part of the picture; undefined when nothing changed. The
 * next print is drawn into the same picture: copying it takes as long as drawing a letter.
 */
type MockUpFrame = { picture: Uint8ClampedArray<ArrayBuffer>; changed: Region | undefined }

/** The parts in which a print differs from the one before, whose pixels it reuses. */
export type MockUpChange = { since: Pixels; parts: readonly Region[] }

/** Prints on one product, and the part of a sheet of that size that appears on it. */
type MockUps = { show: ShowPrint; sees: (size: Pick<Pixels, 'width' | 'height'>) => Region }

/**
 * Draws consecutive prints on one product. Each print has the whole sheet of an area with its
 * bleed, and half-size copies. Without declared changes a print is compared with the one before.
 */
export type ShowPrint = (levels: readonly Pixels[], change?: MockUpChange) => MockUpFrame

/**
 * Draws a print on its product as a photo would show it (docs/studio.md section 7):
 * `none·(1−a) + a·(black + (white−black)·ink)`. So all folds, shadows and highlights of the kit
 * appear on the print too. It uses no API of browsers or Node.
 * @param levels an area's whole sheet with its bleed, and its half-size copies (`halfSizes`)
 * @returns red, green, blue and alpha of `kit.width` by `kit.height` pixels
 */
export function mockUp(
  levels: readonly Pixels[],
  kit: KitPixels,
  options: MockUpOptions = {},
): Uint8ClampedArray<ArrayBuffer> {
  return mockUpsOf(kit, options).show(levels).picture
}

/**
 * The same for consecutive prints: shared data is computed once, and for a next print only the
 * difference.
 */
export function mockUpsOf(
  kit: KitPixels,
  { turn = 0, cloth, sheet = sheetOf(kit) }: MockUpOptions = {},
): MockUps {
  const bare = bareProduct(kit, cloth)
  const seen = seenThrough(kit, sheet, turn)
  const least = widthSeen(kit, sheet)
  const picture = bare.slice()
  let last: Pixels | undefined
  const show: ShowPrint = (levels, change) => {
    const print = levelFor(levels, least)
    let drawn: Region | undefined
    if (print)
      for (const part of partsOf(print, last, change))
        drawn = bothParts(drawn, lay(picture, { print, part }, kit, seen, bare))
    const changed = last ? drawn : whole(kit)
    last = print
    return { picture, changed }
  }
  return { show, sees: (size) => partSeen(seen, size) }
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
 * Copies the changes on one half of a pair into a picture of both halves.
 * @returns the changed part of that picture
 */
export function putBeside(
  picture: Uint8ClampedArray,
  { picture: other, changed }: MockUpFrame,
  { width, height, box }: Kit,
): Region | undefined {
  const [left, top, across, down] = box
  // The first half lies outside of its own place.
  const part = changed && {
    left: Math.max(changed.left, left),
    top: Math.max(changed.top, top),
    right: Math.min(changed.right, left + across),
    bottom: Math.min(changed.bottom, top + down),
  }
  if (part) copyPart({ width, height, data: other }, { width, height, data: picture }, part)
  return part
}

/**
 * A colour is a blend of the dark and the white picture, as ink is; equal pixels stay as they are.
 */
function bareProduct({ none, dark, white, inkLight }: KitPixels, color?: Rgb) {
  const picture = new Uint8ClampedArray(none.data)
  if (!color || inkLight) return picture
  for (let at = 0; at < picture.length; at += 4)
    for (let i = 0; i < 3; i += 1) {
      const least = dark.data[at + i]!
      picture[at + i] = least + ((white.data[at + i]! - least) * color[i]!) / 255
    }
  return picture
}

/** The smallest copy that has at least a pixel for each one of the picture. */
function levelFor(levels: readonly Pixels[], least = Infinity): Pixels | undefined {
  return levels.findLast(({ width }) => width >= least) ?? levels[0]
}

/** @returns the drawn part of the picture */
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

/**
 * The points of a sheet, 0 to 1, that read from a part of it: each colour interpolates four pixels.
 */
function reachOf({ left, top, right, bottom }: Region, { width, height }: Pixels): Reach {
  const from = [(left - 1) / width, (top - 1) / height] as const
  return { from, to: [(right + 1) / width, (bottom + 1) / height] as const }
}
