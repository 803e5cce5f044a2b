/** An offscreen canvas for reading pixels. */
export function contextOf({
  width,
  height,
}: {
  width: number
  height: number
}): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws nothing beside a page')
  return context
}
