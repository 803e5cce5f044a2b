import { contextOf } from './canvas-context.ts'
import { type Attributes, tagsOf } from './svg-tags.ts'

export type SheetPhoto = ImageBitmap | OffscreenCanvas | HTMLCanvasElement
/** The visible photos of a sheet, by `photoKey`. */
export type SheetPhotos = ReadonlyMap<string, SheetPhoto>

/** @param look the values of the last colour matrix in the sheet */
export const photoKey = (image: Attributes, look: string): string =>
  `${image.has('filter') ? look : ''} ${image.get('href')}`

/**
 * The photos in a sheet of `areaSvg`.
 * @param read finds one by its address
 * @param known those of the previous sheet, which are reused
 */
export async function photosOf(
  svg: string,
  read: (address: string) => Promise<SheetPhoto>,
  known: SheetPhotos = new Map(),
): Promise<SheetPhotos> {
  const photos = new Map<string, SheetPhoto>()
  let look = ''
  for (const { name, attributes } of tagsOf(svg)) {
    if (name === 'feColorMatrix') look = attributes.get('values') ?? ''
    if (name !== 'image') continue
    const key = photoKey(attributes, look)
    photos.set(key, photos.get(key) ?? known.get(key) ?? (await seen(attributes)))
  }
  return photos

  async function seen(image: Attributes): Promise<SheetPhoto> {
    const photo = await read(image.get('href') ?? '')
    return image.has('filter') ? inLook(photo, look.split(' ').map(Number)) : photo
  }
}

/** Changes the colours as `feColorMatrix` does; the looks leave transparency unchanged. */
function inLook(photo: SheetPhoto, matrix: readonly number[]): OffscreenCanvas {
  const context = contextOf(photo)
  context.drawImage(photo, 0, 0)
  const pixels = context.getImageData(0, 0, photo.width, photo.height)
  const { data } = pixels
  const [a = 0, b = 0, c = 0, , shift = 0, d = 0, e = 0, f = 0, , , g = 0, h = 0, i = 0] = matrix
  // The same for all three colours.
  const more = 255 * shift
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
    data[at] = a * red + b * green + c * blue + more
    data[at + 1] = d * red + e * green + f * blue + more
    data[at + 2] = g * red + h * green + i * blue + more
  }
  context.putImageData(pixels, 0, 0)
  return context.canvas
}
