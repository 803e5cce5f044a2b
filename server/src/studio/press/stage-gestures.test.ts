import sharp from 'sharp'
import { expect, test } from 'vitest'
import { patienceMs } from '#testing/patience.ts'
import { type Shown, side, tryGestures } from './keychain-stage.fixture.ts'
import { showTheSame } from './same-pixels.ts'

/** How many gestures are compared with the press; the long form by TEST_GESTURES=10000. */
const total = Number(process.env['TEST_GESTURES'] ?? 200)

test(
  `the press prints what the stage shows after each of ${total} random gestures`,
  async () => {
    const compared = await tryGestures(total, async ({ layers, press }) =>
      showTheSame(await pictureOf(layers), press),
    )
    expect(compared).toBeGreaterThanOrEqual(total)
  },
  patienceMs * Math.max(2, total / 50),
)

/** All layers of the stage, one over the other, at the resolution of the press. */
function pictureOf(layers: Shown['layers']): Promise<Buffer> {
  const { width, height, across, down } = side
  const parts = layers.map(({ svg, box }, nth) =>
    svg
      .replace(
        /^<svg [^>]*viewBox="([^"]*)"[^>]*>/,
        (_, seen: string) =>
          `<svg x="${box.x + across / 2}" y="${box.y + down / 2}" width="${box.width}" height="${box.height}" viewBox="${seen}" preserveAspectRatio="none">`,
      )
      // Each layer numbers its own clips.
      .replaceAll(/(id="|url\(#)s-/g, `$1layer-${nth}-`),
  )
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${across} ${down}" preserveAspectRatio="none">${parts.join('')}</svg>`,
    ),
    { unlimited: true },
  )
    .png()
    .toBuffer()
}
