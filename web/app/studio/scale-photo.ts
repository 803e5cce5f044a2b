type Canvas = OffscreenCanvas | HTMLCanvasElement
type Photo = ImageBitmap | VideoFrame

/** A JPEG is decoded smaller in eighths of its size: so many times what is wanted still reads few of them. */
const spare = 1.5

/**
 * A photo upright, as it was taken, and where the browser can no larger than `side` needs: to decode one of
 * 12 megapixels takes twice as long as a quarter of it.
 *
 * @param bytes those of the file, where they were read already
 */
export async function decodePhoto(file: Blob, side: number, bytes?: ArrayBuffer): Promise<Photo> {
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

/** Others leave a photo lying as the camera was held. */
const decodesSmaller = 'ImageDecoder' in globalThis && 'rotation' in VideoFrame.prototype

/** A photo whose longer side is `side` at most; it is forgotten itself. */
export function scaledPhoto(photo: Photo, side: number): Canvas {
  const [width, height] =
    'displayWidth' in photo
      ? [photo.displayWidth, photo.displayHeight]
      : [photo.width, photo.height]
  const scale = Math.min(1, side / Math.max(width, height))
  const canvas = canvasOf(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  )
  const context = canvas.getContext('2d', {
    willReadFrequently: true,
  }) as CanvasRenderingContext2D | null
  if (!context) throw new Error('this browser draws nothing')
  context.imageSmoothingQuality = 'medium'
  context.drawImage(photo, 0, 0, canvas.width, canvas.height)
  photo.close()
  return canvas
}

/** A picture as a file. WebKit writes another type where it does not know the one that is asked for. */
export async function photoFile(canvas: Canvas, type: string, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  if (!blob) throw new Error('this browser writes no pictures')
  return blob
}

/** Older browsers have none that is apart from the page. */
function canvasOf(width: number, height: number): Canvas {
  if ('OffscreenCanvas' in globalThis) return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}
