import sharp from 'sharp'

const [width, height] = [4_000, 3_000]
const grey = { width, height, channels: 3 as const, background: '#808080' }

/**
 * A photo of 12 megapixels as people take them, as JPEG: areas of colours that run into each other,
 * edges here and there, and the grain of a phone.
 */
export async function anOrdinaryPhoto(): Promise<Buffer> {
  const areas = await noise({ ...grey, width: 40, height: 30 }, 70)
  const edges = await sharp(await noise({ ...grey, width: 400, height: 300 }, 60))
    .blur(3)
    .png()
    .toBuffer()
  return sharp(areas)
    .resize(width, height, { kernel: 'cubic' })
    .composite([
      { input: await sharp(edges).resize(width, height).png().toBuffer(), blend: 'soft-light' },
      { input: await noise(grey, 9), blend: 'overlay' },
    ])
    .jpeg({ quality: 90 })
    .toBuffer()
}

const noise = (create: typeof grey, sigma: number) =>
  sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma } } })
    .png()
    .toBuffer()

/** As fine as may be sent: 50 megapixels, in the ways that take the most memory to read. */
export async function largestPhotos(): Promise<
  Record<'image/jpeg' | 'image/png' | 'image/webp', Buffer>
> {
  const size = { width: 8_164, height: 6_123 }
  const grain = sharp(await noise(grey, 30)).resize({ ...size, fit: 'fill' })
  // One that may be sent is not full of detail, and something shines through.
  const patches = sharp(await noise({ ...grey, width: 40, height: 30 }, 70))
    .ensureAlpha(0.7)
    .resize({ ...size, fit: 'fill', kernel: 'nearest' })
  return {
    'image/jpeg': await grain.clone().jpeg({ quality: 80, progressive: true }).toBuffer(),
    'image/png': await patches.png({ progressive: true }).toBuffer(),
    'image/webp': await grain.webp({ quality: 80, effort: 0 }).toBuffer(),
  }
}

/** A photo of 12 megapixels, as full of detail as a phone's can be, as JPEG; each is another. */
export function aPhoneshot(): Promise<Buffer> {
  return sharp({ create: { ...grey, noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
