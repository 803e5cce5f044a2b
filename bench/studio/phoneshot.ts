import sharp from 'sharp'

/** A photo of 12 megapixels, as full of detail as a phone's can be, as JPEG; each is another. */
export function aPhoneshot(): Promise<Buffer> {
  const [width, height] = [4_000, 3_000]
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
