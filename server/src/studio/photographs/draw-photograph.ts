import sharp from 'sharp'
import { kitSize } from '@tohfa/print-engine/mockup/kit-boxes'

/** Behind transparent parts, as in the drawn kits. */
const background = '#FBF8F2'

/**
 * A photograph in the size of a kit. One of another shape is filled up with its outermost pixels, so
 * that a plain background goes on.
 */
export async function drawPhotograph(master: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(master)
    .flatten({ background })
    .resize({ ...kitSize, fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const [across, down] = [kitSize.width - info.width, kitSize.height - info.height]
  const [left, top] = [across >> 1, down >> 1]
  return sharp(data)
    .extend({ left, top, right: across - left, bottom: down - top, extendWith: 'copy' })
    .webp({ quality: 88, smartSubsample: true })
    .toBuffer()
}
