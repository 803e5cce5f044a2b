import type { BlankArea } from '@tohfa/contract/studio/blanks'
import type { Pixels } from '@tohfa/contract/studio/pixels'

/** Of a sheet's longer side, in pixels: finer than any kit shows it. */
const mostSide = 900
/** A little more than one for each pixel of the mock-up, so that letters stay sharp where it is bent. */
const spare = 1.15

/**
 * An area's sheet as pixels.
 *
 * @param seen how many pixels wide it has one for each of its mock-up, where that is known
 */
export async function sheetPixels(
  svg: string,
  { width, height, bleed }: Pick<BlankArea, 'width' | 'height' | 'bleed'>,
  seen = Infinity,
): Promise<Pixels & { data: Uint8ClampedArray<ArrayBuffer> }> {
  const [across, down] = [width + 2 * bleed, height + 2 * bleed]
  const scale = Math.min(mostSide / Math.max(across, down), (seen * spare) / across)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(across * scale)
  canvas.height = Math.round(down * scale)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws nothing')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { data, width: canvas.width, height: canvas.height }
}
