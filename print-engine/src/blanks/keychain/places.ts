import { flat, type KitPlaces } from '#mockup/kit-place.ts'

const either = {
  usual: flat('keychain', [0.0017, 0.1112], [0.8902, 0.0021], [0.9992, 0.8906], [0.1108, 0.9997]),
  disc: flat('keychain-disc', [0.0001, 0.1096], [0.89, 0.0004], [0.9992, 0.8902], [0.1094, 0.9995]),
  upright: flat(
    'keychain-upright',
    [0.0028, 0.1117],
    [0.8901, 0.0027],
    [0.999, 0.89],
    [0.1118, 0.9989],
  ),
  house: flat(
    'keychain-house',
    [0.0005, 0.1095],
    [0.8894, 0.0004],
    [0.9985, 0.8892],
    [0.1097, 0.9983],
  ),
  fob: flat('keychain-fob', [0.003, 0.1113], [0.8906, 0.0023], [0.9996, 0.8899], [0.112, 0.9989]),
  bar: {
    ...flat('keychain-bar', [0.2523, 0.9982], [0.0027, 0.0441], [0.7482, 0.0012], [0.9978, 0.9552]),
    sheet: { width: 60, height: 22, bleed: 1.5 },
  },
  rickshaw: flat(
    'keychain-rickshaw',
    [0.0011, 0.1107],
    [0.8898, 0.0016],
    [0.9989, 0.8903],
    [0.1102, 0.9994],
  ),
} as const

export const keychainPlaces = {
  front: {
    ...either,
    pair: flat(
      'keychain-pair',
      [0.3087, 0.0004],
      [0.9982, 0.3074],
      [0.6913, 0.9969],
      [0.0018, 0.6899],
    ),
    'heart-halves': flat(
      'keychain-heart-halves',
      [0.3093, 0.0009],
      [0.9981, 0.3076],
      [0.6914, 0.9964],
      [0.0026, 0.6897],
    ),
  },
  back: {
    ...either,
    pair: flat(
      'keychain-pair',
      [0.0016, 0.3297],
      [0.6708, 0.0033],
      [0.9971, 0.6725],
      [0.328, 0.9988],
    ),
    'heart-halves': flat(
      'keychain-heart-halves',
      [0.0023, 0.3287],
      [0.6714, 0.0024],
      [0.9977, 0.6714],
      [0.3286, 0.9977],
    ),
  },
} as const satisfies KitPlaces<'keychain'>
