import type { BlankId } from './blanks.ts'

/** What holds the printed place, in pixels of a kit's picture. */
export type KitBox = readonly [x: number, y: number, width: number, height: number]

/** Of every kit's pictures, in pixels: the sample's pictures at two thirds. */
export const kitSize = { width: 720, height: 900 }

/** By blank and area, and by the categories whose place lies elsewhere; pages read it without the rest. */
const boxes: Record<string, KitBox> = {
  'tee front': [230, 219, 260, 346],
  'tee back': [230, 219, 260, 346],
  'tee front Oversized': [230, 234, 260, 346],
  'tee back Oversized': [230, 234, 260, 346],
  'cap front': [233, 318, 254, 135],
  'mug wrap': [140, 260, 360, 425],
  'mug wrap Travel': [198, 200, 324, 546],
  'pillow front': [74, 174, 572, 572],
  'mousepad top': [80, 200, 570, 507],
  'keychain front': [263, 364, 349, 349],
  'keychain back': [263, 364, 349, 349],
  'frame picture': [140, 122, 440, 617],
  'card front': [27, 358, 650, 418],
  'card back': [27, 358, 650, 418],
  'bracelet plate': [218, 638, 284, 90],
  'bracelet plate Customized Rakhi': [204, 284, 312, 312],
}

/**
 * What is known by blank and area, and otherwise for some categories of products: a rakhi looks
 * otherwise than the bracelets (docs/studio.md 7.7).
 */
export const ofCategory = <T>(
  known: Record<string, T>,
  blank: BlankId,
  area: string,
  category: string,
): T | undefined => known[`${blank} ${area} ${category}`] ?? known[`${blank} ${area}`]

export const boxOf = (blank: BlankId, area: string, category: string): KitBox | undefined =>
  ofCategory(boxes, blank, area, category)
