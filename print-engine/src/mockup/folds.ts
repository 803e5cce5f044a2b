import type { KitPixels } from './kits.ts'

type Shift = readonly [x: number, y: number]
const none: Shift = [0, 0]
/** How far to each side of a pixel its slope is felt. */
const reach = 5

/**
 * How far a print gives way to the folds at a pixel of the kit, in pixels: cloth that falls away from the
 * light is darker, so its slope is read from the white picture.
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
