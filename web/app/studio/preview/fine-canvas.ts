import type { Pixels } from '@tohfa/print-engine/mockup/pixels'

type Size = { width: number; height: number }
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

/**
 * So few pixels lie on edges more often, which each engine smooths otherwise: a sheet that is smaller is
 * drawn twice as large, and each four of its pixels are made one.
 */
const smallSheet = 150_000

/** How large the canvas of a sheet is, beside how many pixels of it are asked for. */
export function fineSize({ width, height }: Size): Size {
  const times = width * height < smallSheet ? 2 : 1
  return { width: width * times, height: height * times }
}

/** A canvas of `fineSize` as the pixels that were asked for, by way of one that has so many. */
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
