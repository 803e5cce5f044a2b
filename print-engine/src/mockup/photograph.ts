import type { SheetSize } from '#scene/place-on-sheet.ts'
import type { KitBox } from './kit-box.ts'
import type { Marking } from './marking.ts'

/** A photograph of a blank with its printed place (docs/studio.md 7.10). */
export type Photograph = Marking & {
  /** Its address, of `kitSize`. The content of an address never changes. */
  picture: string
  /** The area that was marked. */
  sheet: SheetSize
}

/** The photograph of an area in a colour of the product, else that for all of its colours. */
export function photographFor<T extends { area: string; color: string | null }>(
  photographs: readonly T[],
  area: string,
  color: string | undefined,
): T | undefined {
  const ofArea = photographs.filter((one) => one.area === area)
  return (
    ofArea.find((one) => one.color !== null && one.color === color) ??
    ofArea.find((one) => one.color === null)
  )
}

/** About where a photograph is printed, for a page that does not load what computes it. */
export function boxAround({ corners, top, bottom }: Marking): KitBox {
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, upper] = [Math.min(...across), Math.min(...down)]
  const height = Math.max(...down) - upper
  const [above, below] = [Math.max(0, -top), Math.max(0, bottom)].map((sag) => (sag / 100) * height)
  const width = Math.max(...across) - left
  return [left, upper - (above ?? 0), width, height + (above ?? 0) + (below ?? 0)]
}
