import { braceletBoxes } from '#blanks/bracelet/boxes.ts'
import { capBoxes } from '#blanks/cap/boxes.ts'
import { cardBoxes } from '#blanks/card/boxes.ts'
import { frameBoxes } from '#blanks/frame/boxes.ts'
import { keychainBoxes } from '#blanks/keychain/boxes.ts'
import { mousepadBoxes } from '#blanks/mousepad/boxes.ts'
import { mugBoxes } from '#blanks/mug/boxes.ts'
import { pillowBoxes } from '#blanks/pillow/boxes.ts'
import { teeBoxes } from '#blanks/tee/boxes.ts'
import type { BlankArea, BlankId } from '#scene/blanks.ts'
import type { ByLook, KitBox, KitBoxes } from './kit-box.ts'
import type { Look } from './piece-shapes.ts'

/** The size of every kit's pictures in pixels: two thirds of the sample's pictures. */
export const kitSize = { width: 720, height: 900 }

/** A separate file, so that pages load it without the rest of the kits. */
const boxes: { [Id in BlankId]: KitBoxes<Id> } = {
  tee: teeBoxes,
  cap: capBoxes,
  mug: mugBoxes,
  pillow: pillowBoxes,
  mousepad: mousepadBoxes,
  keychain: keychainBoxes,
  frame: frameBoxes,
  card: cardBoxes,
  bracelet: braceletBoxes,
}

/**
 * The look of a piece: its area's own shape, else that of its product's category (docs/studio.md
 * 7.7, 7.8).
 */
export const lookOf = (
  { shape }: Pick<BlankArea, 'shape'>,
  ofCategory: Look | undefined,
): Look | undefined => shape ?? ofCategory

/** The entry of an area, or of its look where that differs: a rakhi has no plate. */
export function ofLook<T>(
  known: ByLook<BlankId, T>,
  area: string,
  look: Look | undefined,
): T | undefined {
  const looks = known[area]
  return (look && looks?.[look]) ?? looks?.usual
}

export const boxOf = (blank: BlankId, area: string, look: Look | undefined): KitBox | undefined =>
  ofLook(boxes[blank], area, look)

type Area = Pick<BlankArea, 'id' | 'shape'>

/** The other area in the same picture, as for the halves of a pair (docs/studio.md 7.9). */
export function besideOf<Other extends Area>(
  blank: BlankId,
  areas: readonly Other[],
  area: Area,
  ofCategory: Look | undefined,
): Other | undefined {
  const look = lookOf(area, ofCategory)
  const box = boxOf(blank, area.id, look)
  return areas.find((other) => {
    const place = lookOf(other, ofCategory) === look && boxOf(blank, other.id, look)
    return other.id !== area.id && place && box && place[0] !== box[0]
  })
}
