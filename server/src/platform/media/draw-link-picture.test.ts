import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawLinkPicture, mostLinkBytes } from './draw-link-picture.ts'

const picture = (sigma: number) =>
  sharp({
    create: {
      width: 1200,
      height: 630,
      channels: 3,
      background: '#806040',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .png()
    .toBuffer()

test.each([5, 30, 90])(
  'a picture with noise of %i is small enough for a messenger',
  async (sigma) => {
    const jpeg = await drawLinkPicture(await picture(sigma))
    const { format, width, height } = await sharp(jpeg).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    expect(jpeg.length).toBeLessThanOrEqual(mostLinkBytes)
  },
)
