import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { soften } from './soften.ts'

/** Where the drawn pictures are kept, one folder a key. */
export const sampleImages = join(import.meta.dirname, '../../../sample-images')

export const productWidths = [360, 720, 1080]
export const bannerWidths = { desktop: [720, 1280, 1920], mobile: [360, 720, 1080] }

/** A small picture shows the marks of compression sooner than a large one on a dense screen. */
const webpQuality = (width: number): number => (width > 500 ? 46 : 58)
const avifQuality = (width: number): number => (width > 1000 ? 33 : width > 500 ? 37 : 45)

/**
 * Writes an SVG as an AVIF a width, drawn once at the widest, and as a WebP in all but the widest:
 * what cannot show AVIF is old and has a small screen.
 */
export async function writePicture(key: string, svg: string, widths: number[]): Promise<void> {
  const folder = join(sampleImages, key)
  await mkdir(folder, { recursive: true })
  const widest = Math.max(...widths)
  const { data, info } = await sharp(Buffer.from(await soften(svg)), { unlimited: true })
    .resize({ width: widest })
    .flatten({ background: '#FBF8F2' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const width of widths) {
    const picture = sharp(data, { raw }).resize({ width })
    await picture
      .clone()
      .avif({ quality: avifQuality(width), effort: 3 })
      .toFile(join(folder, `${width}.avif`))
    if (width < widest)
      await picture
        .webp({ quality: webpQuality(width), effort: 4 })
        .toFile(join(folder, `${width}.webp`))
  }
}
