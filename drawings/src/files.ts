import { join } from 'node:path'
import sharp from 'sharp'
import { soften } from './soften.ts'

/** Where the server has its pictures, a folder a key. */
export const picturesOfServer = join(import.meta.dirname, '../../server/sample-images')

/** A small picture shows the marks of compression sooner than a large one on a dense screen. */
const webpQuality = (width: number): number => (width > 500 ? 46 : 58)
const avifQuality = (width: number): number => (width > 1000 ? 33 : width > 500 ? 37 : 45)

/** The names of a picture's files: an AVIF a width, and a WebP in all but the widest, since what cannot show AVIF is old and has a small screen. */
export function fileNames(widths: readonly number[]): string[] {
  const widest = Math.max(...widths)
  return widths.flatMap((width) => [`${width}.avif`, ...(width < widest ? [`${width}.webp`] : [])])
}

/** Draws an SVG once, at its widest; each of its files is then made of that. */
export async function drawAt(svg: string, widest: number) {
  const { data, info } = await sharp(Buffer.from(await soften(svg)), { unlimited: true })
    .resize({ width: widest })
    .flatten({ background: '#FBF8F2' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return (name: string): Promise<Buffer> => {
    const width = Number.parseInt(name, 10)
    const picture = sharp(data, { raw }).resize({ width })
    return name.endsWith('.avif')
      ? picture.avif({ quality: avifQuality(width), effort: 3 }).toBuffer()
      : picture.webp({ quality: webpQuality(width), effort: 4 }).toBuffer()
  }
}
