/** Minimum and maximum of a number. */
export type Bound = readonly [least: number, most: number]
export type Bounds = Readonly<Record<string, Bound>>

/** From the middle of an area, in millimetres; the rotation in degrees. */
const place = { x: [-600, 600], y: [-600, 600], turn: [-360, 360] } as const
const frame = { ...place, width: [0.1, 600], height: [0.1, 600] } as const

/** Bounds of an item's numbers, by its kind and the path of the number (docs/studio.md 2.3). */
export const itemBounds = {
  text: {
    ...place,
    size: [1, 200],
    width: [1, 600],
    leading: [0.7, 2.5],
    track: [-0.2, 1],
    bend: [-340, 340],
    'outline.width': [0.05, 5],
  },
  photo: frame,
  motif: frame,
  shape: { ...frame, radius: [0, 100], 'stroke.width': [0.05, 10] },
} as const satisfies Record<string, Bounds>

/** Bounds of a printed area, in millimetres. */
export const areaBounds = {
  width: [1, 1_200],
  height: [1, 1_200],
  bleed: [0, 50],
  safe: [0, 50],
} as const satisfies Bounds

export const mostItemsOfArea = 40
/** Letters in the text of a field or an item. */
export const lettersBound = [1, 200] as const
/**
 * Letters of all text of an area: rendering more would take longer than anybody waits for a proof.
 */
export const mostLettersOfArea = 4_000
/** The maximum number of texts per outline request, and of the letters in all of them. */
export const mostOutlines = 10
export const mostLettersOutlined = 1_000
/** Bounds of a surcharge, in rupees. */
export const addedPriceBound = [0, 100_000] as const
