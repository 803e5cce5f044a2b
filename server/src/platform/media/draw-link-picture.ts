import sharp from 'sharp'
import { linkPicture } from '@tohfa/contract/catalog/images'

/** WhatsApp shows no larger picture of a link. */
export const mostLinkBytes = 300_000
/** Only a picture with much noise needs more than the first. */
const qualities = [84, 70, 50, 30] as const

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
  const framed = opaque.resize({ width, height, fit: 'contain', background: { r, g, b } })
  let jpeg = Buffer.alloc(0)
  for (const quality of qualities) {
    jpeg = await framed.clone().jpeg({ quality }).toBuffer()
    if (jpeg.length <= mostLinkBytes) break
  }
  return jpeg
}
