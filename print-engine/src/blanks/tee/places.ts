import type { KitPlaces } from '#mockup/kit-place.ts'

const shirt = { kind: 'cloth', degrees: 0, arch: 0, slope: 7 } as const

export const teePlaces = {
  front: {
    usual: { file: 'tee-front', surface: shirt },
    polo: { file: 'tee-front-polo', surface: shirt },
    oversized: { file: 'tee-front-wide', surface: shirt },
    jersey: { file: 'tee-front-jersey', surface: shirt },
    mandarin: { file: 'tee-front-mandarin', surface: shirt },
    pinstripe: { file: 'tee-front-pinstripe', surface: shirt },
  },
  back: {
    usual: { file: 'tee-back', surface: shirt },
    oversized: { file: 'tee-back-wide', surface: shirt },
    jersey: { file: 'tee-back-jersey', surface: shirt },
  },
} as const satisfies KitPlaces<'tee'>
