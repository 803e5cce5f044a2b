import type { Sheet } from '#scene/place-on-sheet.ts'
import type { Point, Surface } from './surfaces.ts'

/** How a kit's print lies in its picture, and the file's name. */
export type Place = {
  file: string
  surface: Surface
  /** What the place was measured for, where it is not the blank's own. */
  sheet?: Sheet | undefined
}

/** A flat piece seen askew: where the corners of its print lie in its box, clockwise from the upper left. */
const flat = (file: string, ...corners: [Point, Point, Point, Point]): Place => ({
  file,
  surface: { kind: 'quad', corners },
})

const bothSides = (shape: string, place: Place): Record<string, Place> => ({
  [`keychain front ${shape}`]: place,
  [`keychain back ${shape}`]: place,
})

/** As of the other T-shirts. */
const shirtFront = { kind: 'cloth', degrees: 0, arch: 0, slope: 7 } as const

/**
 * The kits of pieces with an outline of their own (piece-shapes.ts); made to measure with the drawings
 * in drawings/src/kits, which are those of the sample's key chains.
 */
export const shapePlaces: Record<string, Place> = {
  ...bothSides(
    'disc',
    flat('keychain-disc', [0.0001, 0.1096], [0.89, 0.0004], [0.9992, 0.8902], [0.1094, 0.9995]),
  ),
  ...bothSides(
    'upright',
    flat('keychain-upright', [0.0028, 0.1117], [0.8901, 0.0027], [0.999, 0.89], [0.1118, 0.9989]),
  ),
  ...bothSides(
    'house',
    flat('keychain-house', [0.0005, 0.1095], [0.8894, 0.0004], [0.9985, 0.8892], [0.1097, 0.9983]),
  ),
  ...bothSides(
    'fob',
    flat('keychain-fob', [0.003, 0.1113], [0.8906, 0.0023], [0.9996, 0.8899], [0.112, 0.9989]),
  ),
  ...bothSides(
    'rickshaw',
    flat(
      'keychain-rickshaw',
      [0.0011, 0.1107],
      [0.8898, 0.0016],
      [0.9989, 0.8903],
      [0.1102, 0.9994],
    ),
  ),
  ...bothSides('bar', {
    ...flat('keychain-bar', [0.2523, 0.9982], [0.0027, 0.0441], [0.7482, 0.0012], [0.9978, 0.9552]),
    sheet: { width: 60, height: 22, bleed: 1.5 },
  }),
  'keychain front pair': flat(
    'keychain-pair',
    [0.3087, 0.0004],
    [0.9982, 0.3074],
    [0.6913, 0.9969],
    [0.0018, 0.6899],
  ),
  'keychain back pair': flat(
    'keychain-pair',
    [0.0016, 0.3297],
    [0.6708, 0.0033],
    [0.9971, 0.6725],
    [0.328, 0.9988],
  ),
  'keychain front heart-halves': flat(
    'keychain-heart-halves',
    [0.3093, 0.0009],
    [0.9981, 0.3076],
    [0.6914, 0.9964],
    [0.0026, 0.6897],
  ),
  'keychain back heart-halves': flat(
    'keychain-heart-halves',
    [0.0023, 0.3287],
    [0.6714, 0.0024],
    [0.9977, 0.6714],
    [0.3286, 0.9977],
  ),
  'mousepad top desk-mat': {
    ...flat('mousepad-mat', [0.0032, 0.1322], [0.9585, 0.0069], [0.9988, 0.8592], [0.016, 0.9932]),
    sheet: { width: 200, height: 60, bleed: 0 },
  },
  'bracelet plate band': {
    file: 'bracelet-band',
    surface: {
      kind: 'arc',
      center: [0.5, -6.763],
      inner: 6.997,
      outer: 7.763,
      degrees: 14.86,
      aspect: 306 / 77,
    },
  },
  'bracelet plate cord': {
    file: 'bracelet-cord',
    surface: { kind: 'plain' },
    sheet: { width: 12, height: 12, bleed: 0 },
  },
  'tee front jersey': { file: 'tee-front-jersey', surface: shirtFront },
  'tee back jersey': { file: 'tee-back-jersey', surface: shirtFront },
  'tee front mandarin': { file: 'tee-front-mandarin', surface: shirtFront },
  'tee front pinstripe': { file: 'tee-front-pinstripe', surface: shirtFront },
}
