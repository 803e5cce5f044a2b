import type { Pixels } from '@tohfa/print-engine/mockup/pixels'

type Size = { width: number; height: number }
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

/**
 * In a small sheet more pixels are edges, which each engine antialiases differently. So it is drawn
 * at double size and reduced by averaging four pixels.
 */
const smallSheet = 150_000

/** The size of a sheet's canvas for a requested size in pixels. */
export function fineSize({ width, height }: Size): Size {
  const times = width * height < smallSheet ? 2 : 1
  return { width: width * times, height: height * times }
}

/** Reduces a canvas of `fineSize` to the requested size, by way of a second canvas. */
export function pixelsFrom(
  fine: Context,
  small: Context,
): Pixels & { data: Uint8ClampedArray<ArrayBuffer> } {
  const { width, height } = small.canvas
  if (fine.canvas.width === width) return fine.getImageData(0, 0, width, height)
  small.clearRect(0, 0, width, height)
  small.drawImage(fine.canvas, 0, 0, width, height)
  return small.getImageData(0, 0, width, height)
}
