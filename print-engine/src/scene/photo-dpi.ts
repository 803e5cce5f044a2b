import { frameAlongPhoto, type PhotoPixels } from './cover-crop.ts'
import type { PhotoItem } from './scene.ts'

/**
 * In dots per inch (docs/studio.md 6.3): below the first a photo is not printed, below the second it
 * looks soft.
 */
const leastDpi = 100
const goodDpi = 150

/** How finely a photo prints; a coarse one is not printed. */
export type Sharpness = 'sharp' | 'soft' | 'coarse'

export function sharpnessOf(dpi: number): Sharpness {
  if (dpi < leastDpi) return 'coarse'
  return dpi < goodDpi ? 'soft' : 'sharp'
}

/**
 * The resolution of a printed photo in dots per inch: the lower of both axes, rounded down
 * (docs/studio.md 6.3).
 */
export function photoDpi(
  item: Pick<PhotoItem, 'width' | 'height' | 'crop' | 'quarter'>,
  photo: PhotoPixels,
): number {
  const frame = frameAlongPhoto(item, item.quarter)
  const across = (item.crop.width * photo.width) / (frame.width / 25.4)
  const down = (item.crop.height * photo.height) / (frame.height / 25.4)
  // Cropping leaves rounding errors, so a value that is almost a whole number counts as that
  // number.
  return Math.floor(Math.min(across, down) + 1e-6)
}
