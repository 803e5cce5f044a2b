import type { Pixels } from '@tohfa/print-engine/mockup/pixels'
import { fineSize, pixelsFrom } from '../../web/app/studio/preview/fine-canvas.ts'

type Size = { width: number; height: number }

/** A sheet as the browser decodes its SVG. */
export async function decodedSheet(
  svg: string,
  size: Size,
): Promise<Pixels & { data: Uint8ClampedArray<ArrayBuffer> }> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const fine = canvasOf(fineSize(size))
  fine.drawImage(image, 0, 0, fine.canvas.width, fine.canvas.height)
  const { data } = pixelsFrom(fine, canvasOf(size))
  return { data, ...size }
}

function canvasOf(size: Size): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws nothing')
  return context
}
