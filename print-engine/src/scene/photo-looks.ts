import type { PhotoLevels } from './photo-levels.ts'

/** The looks of a photo; `plain` leaves it unchanged, `clear` uses all shades from black to white. */
export const photoLooks = ['plain', 'grey', 'sepia', 'bright', 'clear'] as const
export type PhotoLook = (typeof photoLooks)[number]

/** The output red, green and blue, each as weights of the photo's red, green and blue. */
type LookRow = readonly [number, number, number]
export type LookMatrix = readonly [LookRow, LookRow, LookRow]

/** What a look does to the colours of a photo: the same on a page and on the press. */
export type LookColors = {
  matrix: LookMatrix
  /** Added to each colour afterwards, in fractions of white. */
  shift: number
}

/** The luminance of sRGB's primaries (ITU-R BT.709). */
const grey = [0.2126, 0.7152, 0.0722] as const

const matrices: Record<Exclude<PhotoLook, 'plain' | 'clear'>, LookMatrix> = {
  grey: [grey, grey, grey],
  sepia: [
    [0.393, 0.769, 0.189],
    [0.349, 0.686, 0.168],
    [0.272, 0.534, 0.131],
  ],
  bright: scaled(1.15),
}

/**
 * The colours of a look; undefined where it changes none.
 * @param levels of the photo, without which `clear` changes nothing
 */
export function lookColors(look: PhotoLook, levels?: PhotoLevels): LookColors | undefined {
  if (look === 'plain') return undefined
  if (look !== 'clear') return { matrix: matrices[look], shift: 0 }
  if (!levels) return undefined
  const { low, high } = levels
  const gain = 255 / (high - low)
  return { matrix: scaled(fixed(gain)), shift: fixed((-low * gain) / 255) }
}

function scaled(gain: number): LookMatrix {
  return [
    [gain, 0, 0],
    [0, gain, 0],
    [0, 0, gain],
  ]
}

/** To a millionth, as a picture names it. */
const fixed = (value: number): number => Math.round(value * 1e6) / 1e6
