import type { KitPlaces } from '#mockup/kit-place.ts'

/** These figures match the drawings in drawings/src/kits. */
export const pillowPlaces = {
  front: {
    usual: {
      file: 'pillow-front',
      surface: { kind: 'cushion', middle: [0.9, 0.92], corner: [0.985, 1], slope: 6 },
    },
  },
} as const satisfies KitPlaces<'pillow'>
