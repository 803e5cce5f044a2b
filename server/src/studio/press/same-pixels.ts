import sharp from 'sharp'

/** Of 255: less is how edges are smoothed, which another version of a library may do otherwise. */
const leastDifference = 40
const mostOfPixels = 0.001

/** Whether two pictures show the same (docs/studio.md 8.9): at most 0.1 % of their pixels differ. */
export async function showTheSame(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return false
  let different = 0
  for (let at = 0; at < a.data.length; at += 4) if (differs(a.data, b.data, at)) different += 1
  return different <= mostOfPixels * a.info.width * a.info.height
}

const pixelsOf = (bytes: Buffer) =>
  sharp(bytes).toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })

/** A transparent pixel has no colour, so colours are weighted by their opacity. */
function differs(a: Buffer, b: Buffer, at: number): boolean {
  const [alpha = 0, otherAlpha = 0] = [a[at + 3], b[at + 3]]
  if (Math.abs(alpha - otherAlpha) > leastDifference) return true
  for (let channel = at; channel < at + 3; channel++) {
    const difference = ((a[channel] ?? 0) * alpha - (b[channel] ?? 0) * otherAlpha) / 255
    if (Math.abs(difference) > leastDifference) return true
  }
  return false
}
