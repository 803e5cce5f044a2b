import {
  around,
  disc,
  line,
  type MotifDrawing,
  type MotifSet,
  put,
  ring,
  shape,
  starPath,
  tones,
} from '../pen.ts'

const { navy, gold, cream } = tones

/** A sign, its strokes within a circle of 50, on a night sky within a ring of dots. */
const medal = (sign: string): MotifDrawing => [
  [
    disc(0, 0, 100, navy),
    ring(0, 0, 91, gold, 3),
    around(24, disc(0, -80, 2.8, gold)),
    ...[
      [0, -65],
      [65, 0],
      [0, 65],
      [-65, 0],
    ].map(([x, y], n) => put(shape(starPath(4, n % 2 ? 7 : 9, 2.4), cream), x!, y!)),
    put(line(sign, gold, 10), 0, 0, 0.9),
  ].join(''),
  navy,
  gold,
  cream,
]

export const zodiac = {
  aries: medal(
    'M0,48V-14C0,-44 -42,-52 -46,-26C-48,-12 -38,-4 -30,-8M0,-14C0,-44 42,-52 46,-26C48,-12 38,-4 30,-8',
  ),
  taurus: medal('M0,48A30,30 0 1 1 0.1,48ZM-44,-46C-36,-18 -20,-12 0,-12C20,-12 36,-18 44,-46'),
  gemini: medal('M-40,-46C-18,-34 18,-34 40,-46M-40,46C-18,34 18,34 40,46M-17,-37V37M17,-37V37'),
  cancer: medal(
    'M-44,-12C-30,-38 20,-46 46,-26M-16,-18A14,14 0 1 1 -16.1,-18.1M44,12C30,38 -20,46 -46,26M16,18A14,14 0 1 1 16.1,18.1',
  ),
  leo: medal(
    'M-20,8A14,14 0 1 1 -20.1,8.1M-18,8C-22,-4 -32,-18 -28,-32C-20,-54 18,-54 24,-30C28,-10 6,12 6,32C6,48 28,50 34,34',
  ),
  virgo: medal(
    'M-48,-38C-38,-40 -36,-32 -36,-22V38M-36,-18C-30,-46 -12,-42 -12,-20V38M-12,-18C-6,-46 12,-42 12,-20V26C12,40 22,50 36,52M12,-10C26,-28 44,-18 38,4C32,24 14,38 -2,46',
  ),
  libra: medal('M-46,42H46M-46,20H-18C-32,6 -34,-36 0,-38C34,-36 32,6 18,20H46'),
  scorpio: medal(
    'M-50,-38C-40,-40 -38,-32 -38,-22V36M-38,-18C-32,-46 -14,-42 -14,-20V36M-14,-18C-8,-46 10,-42 10,-20V24C10,42 24,46 42,38M30,26L45,37L36,52',
  ),
  sagittarius: medal('M-42,46L42,-42M6,-44H44V-6M-34,-2L4,38'),
  capricorn: medal(
    'M-46,-38C-34,-42 -28,-28 -28,-8V26M-28,-6C-22,-40 2,-46 2,-14V22C2,42 -10,50 -22,46M2,12C10,-10 42,-8 42,14C42,34 12,36 2,14',
  ),
  aquarius: medal('M-46,-8L-28,-26L-10,-8L8,-26L26,-8L46,-26M-46,26L-28,8L-10,26L8,8L26,26L46,8'),
  pisces: medal('M-38,-48C-10,-28 -10,28 -38,48M38,-48C10,-28 10,28 38,48M-44,0H44'),
} satisfies MotifSet
