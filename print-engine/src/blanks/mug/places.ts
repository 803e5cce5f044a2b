import type { KitPlaces } from '#mockup/kit-place.ts'

const wall = {
  kind: 'cylinder',
  degrees: 246,
  rim: 46 / 590,
  foot: 50 / 590,
  above: 0.04,
  below: 0.05,
} as const
const tumblerWall = {
  kind: 'cylinder',
  degrees: 246,
  rim: 0.049,
  foot: 0.049,
  above: 0.133,
  below: 0.197,
  taper: 0.19,
} as const

export const mugPlaces = {
  wrap: {
    usual: { file: 'mug-wrap', surface: wall },
    coloured: { file: 'mug-wrap-magic', surface: wall },
    'mug-pair': { file: 'mug-pair', surface: wall },
    tumbler: { file: 'mug-wrap-travel', surface: tumblerWall },
  },
  second: {
    'mug-pair': { file: 'mug-pair', surface: wall, sheet: { width: 205, height: 95, bleed: 3 } },
  },
} as const satisfies KitPlaces<'mug'>
