// chunk: staff
import type { BlankWords } from '#mockup/blank-words.ts'

export const bracelet = {
  label: 'Bracelet',
  shapes: {
    band: 'Leather band',
    cord: 'Disc on a cord',
    'name-bead': 'Long bead among round ones',
    coin: 'Rakhi with a brass coin',
    badge: 'Rakhi with a felt badge, bat and ball',
    lotus: 'Rakhi with a lotus',
  },
} as const satisfies BlankWords<'bracelet'>
