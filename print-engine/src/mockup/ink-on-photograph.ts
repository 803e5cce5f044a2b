import type { InkLight, Kit } from './kit.ts'
import type { Pixels } from './pixels.ts'
import { bendOf } from './surfaces.ts'

/** White ink on a dark piece is about as bright as a white piece in a usual photograph. */
const usualWhite = 200
/** A smaller reference would make the noise of a black piece look like folds. */
const leastReference = 64

/**
 * The pictures of a photographed piece whose printed place is inked black and white. What is darker
 * than the place as a whole is shade, which darkens ink. What is lighter is light, which lies over
 * ink. On a white piece with all of both, white ink leaves the photograph as it is.
 */
export function inkOnPhotograph(
  picture: Pixels,
  kit: Pick<Kit, 'box' | 'surface' | 'width'>,
  { folds, light }: InkLight,
): { black: Pixels; white: Pixels } {
  const [left, top, width, height] = kit.box
  const { data } = picture
  const { paper, usual } = referenceOf(picture, kit)
  const [black, white] = [new Uint8ClampedArray(data), new Uint8ClampedArray(data)]
  const [shadeOf, lightOf] = [Math.max(usual, leastReference), Math.max(1, 255 - usual)]
  for (let y = top; y < top + height; y += 1)
    for (let x = left; x < left + width; x += 1) {
      const at = (y * kit.width + x) * 4
      const more = brightness(data, at) - usual
      const kept = 1 + (Math.min(0, more) / shadeOf) * (folds / 100)
      const veil = (Math.max(0, more) / lightOf) * (light / 100)
      for (let i = 0; i < 3; i += 1) {
        const inked = paper[i]! * kept
        black[at + i] = 255 * veil
        white[at + i] = inked + (255 - inked) * veil
      }
    }
  return { black: { ...picture, data: black }, white: { ...picture, data: white } }
}

/** By the weights of Rec. 709, in 256ths, so that every engine computes the same. */
const brightness = (data: Pixels['data'], at: number): number =>
  (54 * data[at]! + 183 * data[at + 1]! + 19 * data[at + 2]!) / 256

/**
 * The median brightness of the printed place, and its median colour, at least as light as white
 * ink: light cloth and coated pieces are printed without white.
 */
function referenceOf(
  picture: Pixels,
  { box, surface, width: across }: Parameters<typeof inkOnPhotograph>[1],
) {
  const [left, top, width, height] = box
  const { data } = picture
  const bend = bendOf(surface)
  const counts = [0, 1, 2, 3].map(() => new Uint32Array(256))
  let pixels = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const point = bend((x + 0.5) / width, (y + 0.5) / height, 0)
      if (!point || !isWithin(point[0]) || !isWithin(point[1])) continue
      const at = ((top + y) * across + left + x) * 4
      pixels += 1
      for (let i = 0; i < 3; i += 1) counts[i]![data[at + i]!]! += 1
      counts[3]![Math.floor(brightness(data, at))]! += 1
    }
  const median = (channel: number): number => {
    let sum = 0
    return counts[channel]!.findIndex((count) => (sum += count) * 2 >= pixels)
  }
  return { paper: [0, 1, 2].map((i) => Math.max(median(i), usualWhite)), usual: median(3) }
}

const isWithin = (share: number): boolean => share >= 0 && share <= 1
