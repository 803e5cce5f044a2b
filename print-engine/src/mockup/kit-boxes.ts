import type { BlankArea, BlankId } from '#scene/blanks.ts'

/** What holds the printed place, in pixels of a kit's picture. */
export type KitBox = readonly [x: number, y: number, width: number, height: number]

/** Of every kit's pictures, in pixels: the sample's pictures at two thirds. */
export const kitSize = { width: 720, height: 900 }

/** By blank and area, and by the looks whose place lies elsewhere; pages read it without the rest. */
const boxes: Record<string, KitBox> = {
  'tee front': [230, 219, 260, 346],
  'tee back': [230, 219, 260, 346],
  'tee front Oversized': [230, 234, 260, 346],
  'tee back Oversized': [230, 234, 260, 346],
  'cap front': [233, 318, 254, 135],
  'mug wrap': [140, 260, 360, 425],
  'mug wrap Travel': [198, 200, 324, 546],
  'mug wrap tumbler': [198, 200, 324, 546],
  'pillow front': [74, 174, 572, 572],
  'mousepad top': [80, 200, 570, 507],
  'keychain front': [263, 364, 349, 349],
  'keychain back': [263, 364, 349, 349],
  'frame picture': [140, 122, 440, 617],
  'card front': [27, 358, 650, 418],
  'card back': [27, 358, 650, 418],
  'bracelet plate': [218, 638, 284, 90],
  'bracelet plate Customized Rakhi': [204, 284, 312, 312],
  'keychain front disc': [276, 368, 321, 321],
  'keychain back disc': [276, 368, 321, 321],
  'keychain front upright': [285, 387, 305, 305],
  'keychain back upright': [285, 387, 305, 305],
  'keychain front house': [286, 360, 296, 296],
  'keychain back house': [286, 360, 296, 296],
  'keychain front fob': [304, 421, 271, 271],
  'keychain back fob': [304, 421, 271, 271],
  'keychain front bar': [346, 343, 183, 390],
  'keychain back bar': [346, 343, 183, 390],
  'keychain front rickshaw': [232, 314, 406, 406],
  'keychain back rickshaw': [232, 314, 406, 406],
  'keychain front pair': [42, 361, 291, 291],
  'keychain back pair': [382, 318, 295, 295],
  'keychain front heart-halves': [75, 384, 231, 231],
  'keychain back heart-halves': [409, 342, 234, 234],
  'mousepad top desk-mat': [375, 478, 291, 105],
  'bracelet plate band': [207, 550, 306, 77],
  'bracelet plate cord': [377, 634, 108, 108],
  'bracelet plate coin': [204, 284, 312, 312],
  'bracelet plate badge': [170, 250, 380, 380],
  'bracelet plate lotus': [311, 408, 104, 104],
  'mug wrap mug-pair': [100, 343, 260, 307],
  'mug second mug-pair': [364, 343, 260, 307],
}

/** What a piece looks like: its area's own shape, else its product's category (docs/studio.md 7.7, 7.8). */
export const lookOf = ({ shape }: Pick<BlankArea, 'shape'>, category = ''): string =>
  shape ?? category

/** What is known by blank and area, and otherwise for some looks: a rakhi is no plate. */
export const ofLook = <T>(
  known: Record<string, T>,
  blank: BlankId,
  area: string,
  look: string,
): T | undefined => known[`${blank} ${area} ${look}`] ?? known[`${blank} ${area}`]

export const boxOf = (blank: BlankId, area: string, look: string): KitBox | undefined =>
  ofLook(boxes, blank, area, look)

type Area = Pick<BlankArea, 'id' | 'shape'>

/** The area that lies beside another in the same picture, as the halves of a pair do (docs/studio.md 7.9). */
export function besideOf<Other extends Area>(
  blank: BlankId,
  areas: readonly Other[],
  area: Area,
  category?: string,
): Other | undefined {
  const look = lookOf(area, category)
  const box = boxOf(blank, area.id, look)
  return areas.find((other) => {
    const place = lookOf(other, category) === look && boxOf(blank, other.id, look)
    return other.id !== area.id && place && box && place[0] !== box[0]
  })
}
