import type { KitPlaces } from '#mockup/kit-place.ts'

/** These figures match the drawings in drawings/src/kits. */
export const framePlaces = {
  picture: {
    usual: { file: 'frame-picture', surface: { kind: 'plain' } },
    moulded: { file: 'frame-moulded', surface: { kind: 'plain' } },
  },
} as const satisfies KitPlaces<'frame'>
