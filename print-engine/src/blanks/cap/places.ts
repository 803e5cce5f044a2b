import type { KitPlaces } from '#mockup/kit-place.ts'

const crown = { kind: 'cloth', degrees: 72, arch: 0.06, slope: 5 } as const

export const capPlaces = {
  front: {
    usual: { file: 'cap-front', surface: crown },
    snapback: { file: 'cap-front-snapback', surface: crown },
    trucker: { file: 'cap-front-trucker', surface: crown },
    bucket: { file: 'cap-front-bucket', surface: crown },
  },
} as const satisfies KitPlaces<'cap'>
