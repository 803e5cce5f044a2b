import type { Crop, PhotoItem } from './scene.ts'

/** A photo's size in pixels. */
export type PhotoPixels = { width: number; height: number }

type Size = { width: number; height: number }

/** How much of an upright photo's height the start of its crop keeps in the middle. */
const upperPart = 0.6

/** The largest centred part of a photo that fills a frame of this aspect ratio. */
export function coverCrop(photo: PhotoPixels, frame: Size): Crop {
  const wider = (photo.width * frame.height) / (photo.height * frame.width)
  const width = Math.min(1, 1 / wider)
  const height = Math.min(1, wider)
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}

/**
 * The part with which a page starts: as `coverCrop`, but from the upper part of an upright photo,
 * where people have their heads (decision 118).
 */
export function startCrop(photo: PhotoPixels, frame: Size): Crop {
  const crop = coverCrop(photo, frame)
  if (photo.width > photo.height) return crop
  return { ...crop, y: Math.min(crop.y, Math.max(0, (upperPart - crop.height) / 2)) }
}

/** How often a photo is turned clockwise in its frame. */
export type Quarter = NonNullable<PhotoItem['quarter']> | 0

/** The size of a frame along the width and height of its photo, which may be turned in it. */
export function frameAlongPhoto({ width, height }: Size, quarter: Quarter = 0): Size {
  return quarter % 2 === 0 ? { width, height } : { width: height, height: width }
}
