import { bead, type BraceletArt } from '../mockups/bracelet.ts'
import { darker, lighter } from '../inks.ts'
import { line } from '../lettering.ts'
import { metal } from '../material.ts'
import { put } from '../scene.ts'
import { peacock } from './creatures.ts'
import { dot, dots, lotus, paint, petals } from './ornament.ts'
import { ball, bat } from './things.ts'

const { stroke } = paint
const gold = '#D2A84C'

const ring = (n: number, radius: number, draw: string): string =>
  Array.from(
    { length: n },
    (_, index) => `<g transform="rotate(${(360 / n) * index}) translate(0 ${-radius})">${draw}</g>`,
  ).join('')

/** A plate of metal, a raised rim around it. */
function plate(r: number, tone: string): string {
  const shine = metal(tone)
  return `<defs>${shine.def}</defs><circle r="${r}" fill="${shine.url}"/><circle r="${r - 3}" fill="none" stroke="${lighter(tone, 0.6)}" stroke-width="3"/><circle cx="1.5" cy="2" r="${r - 9}" fill="none" stroke="${darker(tone, 0.5)}" stroke-width="2.5"/>`
}

const zari = (color: string): string =>
  petals(20, 118, 52, 20, `fill="${gold}" stroke="${darker(gold, 0.4)}" stroke-width="2"`) +
  petals(20, 120, 34, 9, `fill="${color}"`) +
  plate(132, gold) +
  `<circle r="116" fill="${darker(color, 0.15)}"/>`

/** A lotus with a plate at its heart, of brass unless it is said otherwise. */
export const lotusOn =
  (heart = gold) =>
  (color: string): string =>
    zari(color) +
    put(lotus('#F3C9C6', '#DE7F86', '#7A2C4B'), 0, 6, 1) +
    put(plate(46, heart), 0, 20) +
    ring(26, 124, bead(7, '#F6F0E4'))

const peacockCharm = (color: string): string =>
  plate(172, gold) +
  `<circle r="156" fill="${darker(color, 0.25)}"/>` +
  put(peacock('#2F9AA8', '#5FB8A0', '#1B2440', '#F3C562'), 0, 44, 0.72) +
  ring(40, 163, bead(6, '#F6F0E4'))

/** A coin without a word on it, of brass unless it is said otherwise. */
export const bareCoin =
  (tone = gold) =>
  (): string =>
    plate(160, tone) + dots(52, 138, 4, darker(tone, 0.5))

const flowerCharm = (color: string): string =>
  petals(12, 40, 118, 46, `fill="${color}" stroke="${gold}" stroke-width="5"`) +
  petals(12, 44, 78, 26, `fill="${lighter(color, 0.28)}"`, 15) +
  petals(12, 30, 60, 18, `fill="${gold}"`) +
  plate(52, gold) +
  bead(30, '#F6F0E4') +
  ring(16, 46, bead(7, color))

/** Above the middle, since the name stands below it. */
export const batAndBall =
  put(bat('#E3BE86', '#A8322A'), -26, -64, 0.74, 42) + put(ball('#B3202E'), 66, -34, 0.94)

const cricketCharm = (color: string): string =>
  `<circle r="168" fill="${color}"/><circle r="168" fill="none" stroke="${darker(color, 0.25)}" stroke-width="5"/><circle r="152" fill="none" stroke="#FBF3E4" stroke-width="5" stroke-dasharray="13 9"/>` +
  batAndBall

const omCharm = (): string =>
  plate(128, gold) +
  petals(16, 126, 24, 10, `fill="${gold}" stroke="${darker(gold, 0.4)}" stroke-width="2"`) +
  `<circle r="98" fill="none" stroke="${darker(gold, 0.5)}" stroke-width="3"/>` +
  line('ॐ', { face: 'rozha', size: 170, x: 2, y: 55, fill: lighter(gold, 0.6) }) +
  line('ॐ', { face: 'rozha', size: 170, y: 52, fill: '#5A1A14' })

/** A rudraksha bead: furrowed, brown. */
const rudraksha = (r: number): string =>
  bead(r, '#7A4526') +
  Array.from(
    { length: 5 },
    (_, index) =>
      `<path d="M${-r * 0.6 + index * r * 0.3},${-r * 0.8} q${r * 0.2},${r * 0.8} 0,${r * 1.6}" ${stroke('#4A2612', 3)}/>`,
  ).join('') +
  [0, 1, 2, 3]
    .map((index) =>
      dot(-r * 0.4 + index * r * 0.26, -r * 0.3 + (index % 2) * r * 0.4, 3, '#A86B44'),
    )
    .join('')

const rudrakshaCharm = (): string =>
  [-2, -1, 1, 2]
    .map((side) =>
      put(rudraksha(52 - Math.abs(side) * 6), side * 82 + Math.sign(side) * 92, -side * 5),
    )
    .join('') + omCharm()

export const beadAccents = ['#EDAE3C', '#1F6F73', '#F6F0E4']

/** What each bracelet of the sample catalogue is, by slug. */
export const braceletArt: Record<string, BraceletArt> = {
  'lotus-zari-rakhi': { form: 'rakhi', charm: lotusOn(), bead: '#F6F0E4' },
  'peacock-meena-rakhi': { form: 'rakhi', charm: peacockCharm, bead: '#2F9AA8' },
  'bhai-name-rakhi': { form: 'rakhi', charm: bareCoin(), bead: '#7A4526' },
  'bhaiya-bhabhi-rakhi': {
    form: 'rakhi',
    charm: flowerCharm,
    bead: '#F6F0E4',
    second: flowerCharm,
  },
  'little-cricketer-rakhi': { form: 'rakhi', charm: cricketCharm, bead: '#FBF3E4' },
  'rudraksha-om-rakhi': { form: 'rakhi', charm: rudrakshaCharm, bead: '#7A4526' },
  'letter-bead-bracelet': { form: 'beads', accents: beadAccents },
  'gold-bar-bracelet': { form: 'bar' },
  'leather-name-bracelet': { form: 'band' },
  'nazar-initial-bracelet': { form: 'cord' },
}
