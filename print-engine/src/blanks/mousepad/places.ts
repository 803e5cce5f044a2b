import { flat, type KitPlaces } from '#mockup/kit-place.ts'

/** These figures match the drawings in drawings/src/kits. */
export const mousepadPlaces = {
  top: {
    usual: flat('mousepad-top', [0, 0.1315], [0.8772, 0], [1, 0.8284], [0.0526, 0.9993]),
    'desk-mat': {
      ...flat(
        'mousepad-mat',
        [0.0032, 0.1322],
        [0.9585, 0.0069],
        [0.9988, 0.8592],
        [0.016, 0.9932],
      ),
      sheet: { width: 200, height: 60, bleed: 0 },
    },
  },
} as const satisfies KitPlaces<'mousepad'>
