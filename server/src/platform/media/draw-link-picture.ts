import sharp from 'sharp'
import { linkPicture } from '@tohfa/contract/catalog/images'

/**
 * The whole picture in the frame of a link preview, on the colour of its own corner; about 40 kB.
 */
export async function drawLinkPicture(picture: Buffer): Promise<Buffer> {
  const opaque = sharp(picture).flatten({ background: '#ffffff' }).toColourspace('srgb')
  const [r = 255, g = 255, b = 255] = await opaque
    .clone()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()
  const { width, height } = linkPicture
  return opaque
    .resize({ width, height, fit: 'contain', background: { r, g, b } })
    .jpeg({ quality: 84 })
    .toBuffer()
}
