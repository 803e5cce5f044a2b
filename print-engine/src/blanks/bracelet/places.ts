import { flat, type KitPlaces } from '#mockup/kit-place.ts'

const plate = {
  kind: 'arc',
  center: [0.5, -2.274],
  inner: 2.644,
  outer: 3.222,
  degrees: 28.2,
  aspect: 284 / 90,
} as const
/** The middle of a rakhi is slightly tilted; this many millimetres of it are printed. */
const rakhi = (file: string, across: number) => ({
  ...flat(file, [0.0003, 0.1235], [0.8765, 0.0003], [0.9997, 0.8765], [0.1235, 0.9997]),
  sheet: { width: across, height: across, bleed: 0 },
})

export const braceletPlaces = {
  plate: {
    usual: { file: 'bracelet-plate', surface: plate },
    'name-bead': { file: 'bracelet-name-bead', surface: plate },
    band: {
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
    cord: {
      file: 'bracelet-cord',
      surface: { kind: 'plain' },
      sheet: { width: 12, height: 12, bleed: 0 },
    },
    rakhi: rakhi('bracelet-plate-rakhi', 22),
    coin: rakhi('bracelet-coin', 22),
    badge: rakhi('bracelet-badge', 26),
    lotus: rakhi('bracelet-lotus', 14),
  },
} as const satisfies KitPlaces<'bracelet'>
