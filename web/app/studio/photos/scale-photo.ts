import { liesDown, turnOf } from './orientation.ts'
import { storedWebp } from './stored-webp.ts'

type Canvas = OffscreenCanvas | HTMLCanvasElement
type Photo = ImageBitmap | VideoFrame

/** A JPEG decodes at eighths of its size: this factor above the target still reads few of them. */
const spare = 1.5

/**
 * An upright photo with a longer side of at most `side` pixels.
 * @param bytes those of the file, if they were read already
 */
export async function photoWithin(file: Blob, side: number, bytes?: ArrayBuffer): Promise<Canvas> {
  const { file: stored, orientation } = await storedWebp(file)
  const photo = await decode(stored, side, bytes)
  const canvas = scaled(photo, side, orientation)
  photo.close()
  return canvas
}

/**
 * Decodes at no more than the needed size, if the browser can: a photo of 12 megapixels takes twice
 * as long as a quarter of it.
 */
async function decode(file: Blob, side: number, bytes?: ArrayBuffer): Promise<Photo> {
  if (!decodesSmaller || file.type !== 'image/jpeg')
    return createImageBitmap(file, { imageOrientation: 'from-image' })
  const [desiredWidth, desiredHeight] = [side * spare, side * spare]
  const decoder = new ImageDecoder({
    data: bytes ?? file.stream(),
    type: file.type,
    desiredWidth,
    desiredHeight,
  })
  const { image } = await decoder.decode()
  decoder.close()
  return image
}

/** Other browsers leave the photo as the camera stored it. */
const decodesSmaller = 'ImageDecoder' in globalThis && 'rotation' in VideoFrame.prototype

/** @param orientation as in EXIF */
function scaled(photo: Photo, side: number, orientation: number): Canvas {
  const [photoWidth, photoHeight] =
    'displayWidth' in photo
      ? [photo.displayWidth, photo.displayHeight]
      : [photo.width, photo.height]
  const scale = Math.min(1, side / Math.max(photoWidth, photoHeight))
  const width = Math.max(1, Math.round(photoWidth * scale))
  const height = Math.max(1, Math.round(photoHeight * scale))
  const canvas = liesDown(orientation) ? canvasOf(height, width) : canvasOf(width, height)
  const context = canvas.getContext('2d', {
    willReadFrequently: true,
  }) as CanvasRenderingContext2D | null
  if (!context) throw new Error('this browser draws nothing')
  context.imageSmoothingQuality = 'medium'
  context.setTransform(...turnOf(orientation, canvas))
  context.drawImage(photo, 0, 0, width, height)
  context.resetTransform()
  return canvas
}

/**
 * Encodes a picture as a file. WebKit writes another format if it does not support the requested
 * one.
 */
export async function photoFile(canvas: Canvas, type: string, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  if (!blob) throw new Error('this browser writes no pictures')
  return blob
}

/** Older browsers lack OffscreenCanvas. */
function canvasOf(width: number, height: number): Canvas {
  if ('OffscreenCanvas' in globalThis) return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}
