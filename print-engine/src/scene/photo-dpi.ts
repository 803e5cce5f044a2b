import type { PhotoPixels } from './cover-crop.ts'
import type { PhotoItem } from './scene.ts'

/** Dots per inch with which a photo is printed: the lower of both axes, rounded down (docs/studio.md 6.3). */
export function photoDpi(
  { width, height, crop }: Pick<PhotoItem, 'width' | 'height' | 'crop'>,
  photo: PhotoPixels,
): number {
  const across = (crop.width * photo.width) / (width / 25.4)
  const down = (crop.height * photo.height) / (height / 25.4)
  // A crop is a fraction: what is a whole number but for its rounding stays that number.
  return Math.floor(Math.min(across, down) + 1e-6)
}
