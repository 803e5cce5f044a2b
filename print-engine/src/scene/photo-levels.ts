/** The darkest and the lightest shade of a photo, from 0 to 255. */
export type PhotoLevels = { low: number; high: number }

/**
 * The longer side in pixels of the copy that levels are measured on: a page stores such a copy, and
 * the press reduces its photo to it, so that both measure the same.
 */
export const levelsSide = 1600

/** The share of pixels at each end that may become black or white. */
const clipped = 0.005
/** A foggier photo is not stretched further: its grain would be seen more than it. */
const leastRange = 85

/**
 * Measures a photo's levels by its brightness: one pair for all three colours, so that hues stay.
 * @param rgba four bytes a pixel; transparent pixels do not count
 */
export function levelsOf(rgba: Uint8Array | Uint8ClampedArray): PhotoLevels {
  const counts = new Uint32Array(256)
  let counted = 0
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at + 3]! < 128) continue
    // The luminance of sRGB's primaries in 256ths.
    counts[(54 * rgba[at]! + 183 * rgba[at + 1]! + 19 * rgba[at + 2]!) >> 8]! += 1
    counted += 1
  }
  if (counted === 0) return { low: 0, high: 255 }
  const spare = counted * clipped
  const low = firstBeyond(counts, spare)
  const high = 255 - firstBeyond(counts.toReversed(), spare)
  if (high - low >= leastRange) return { low, high }
  const from = Math.round((low + high - leastRange) / 2)
  const widened = Math.min(255 - leastRange, Math.max(0, from))
  return { low: widened, high: widened + leastRange }
}

/** The first shade up to which more than `spare` pixels lie. */
function firstBeyond(counts: Uint32Array, spare: number): number {
  let below = 0
  return counts.findIndex((count) => (below += count) > spare)
}
