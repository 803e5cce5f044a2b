import type { Crop } from './scene.ts'

/** A photo's size in pixels. */
export type PhotoPixels = { width: number; height: number }

/** The largest part from the middle of a photo that fills a frame of this shape. */
export function coverCrop(photo: PhotoPixels, frame: { width: number; height: number }): Crop {
  const wider = (photo.width * frame.height) / (photo.height * frame.width)
  const width = Math.min(1, 1 / wider)
  const height = Math.min(1, wider)
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}
