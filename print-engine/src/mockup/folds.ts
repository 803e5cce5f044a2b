import type { KitPixels } from './kit.ts'

type Shift = readonly [x: number, y: number]
const none: Shift = [0, 0]
/** The distance in pixels to each side over which a slope is measured. */
const reach = 5

/**
 * The displacement of a print by the folds at a pixel of the kit, in pixels. Fabric that faces away
 * from the light is darker, so its slope is derived from the white picture.
 */
export function foldsOf({ surface, white, width }: KitPixels): (pixel: number) => Shift {
  if (!('slope' in surface)) return () => none
  const { data } = white
  const lightAt = (pixel: number): number => data[pixel * 4 + 1] ?? 0
  const strength = surface.slope / 255
  return (pixel) => [
    (lightAt(pixel + reach) - lightAt(pixel - reach)) * strength,
    (lightAt(pixel + reach * width) - lightAt(pixel - reach * width)) * strength,
  ]
}
