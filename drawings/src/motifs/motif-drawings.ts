import type { MotifId } from '@tohfa/print-engine/scene/motif-ids'
import { bird, dog, elephant, paw, peacock } from '../designs/creatures.ts'
import {
  aperture,
  arch,
  floorPlan,
  garland,
  palaceArch,
  pottery,
  rakhi,
  rangoli,
  ring,
} from '../designs/marks.ts'
import {
  booti,
  border,
  crescent,
  dot,
  heart,
  lantern,
  lotus,
  mandala,
  marigold,
  paint,
  paisley,
  paperStar,
  petals,
  smallMarigold,
  toran,
  wreath,
} from '../designs/ornament.ts'
import { ginger, hibiscus, leaf, neem, pod, poppy, treeOfLife } from '../designs/plants.ts'
import {
  auto,
  balloon,
  ball,
  bat,
  cake,
  chaiGlass,
  coach,
  crown,
  diya,
  engine,
  house,
  mountains,
  pongalPot,
  spectacles,
  umbrella,
} from '../designs/things.ts'
import type { MotifDrawing } from './pen.ts'
import { animals } from './sets/animals.ts'
import { festivals } from './sets/festivals.ts'
import { food } from './sets/food.ts'
import { frames } from './sets/frames.ts'
import { plants } from './sets/plants.ts'
import { sports } from './sets/sports.ts'
import { symbols } from './sets/symbols.ts'
import { travel } from './sets/travel.ts'
import { wedding } from './sets/wedding.ts'
import { babies, work } from './sets/work.ts'
import { zodiac } from './sets/zodiac.ts'

const { fill, stroke } = paint

const madder = '#a8322a'
const orange = '#d9912b'
const green = '#2e6b45'
const navy = '#26345e'
const marigoldYellow = '#edae3c'
const gold = '#f3c562'
const black = '#211f1e'
const print = { a: madder, b: orange, c: green, ink: navy, paper: '#fbf6ec', dark: false }

/** Six bands of a sun that rises, each a slice of one circle. */
const risingSun = Array.from({ length: 6 }, (_, row) => {
  const [low, high] = [row * 28, row * 28 + 19 - row]
  const half = (y: number): number => Math.round(Math.sqrt(180 ** 2 - y ** 2) * 10) / 10
  const [wide, narrow] = [half(low), half(high)]
  return `<path d="M${-wide},${-low}A180,180 0 0 1 ${-narrow},${-high}H${narrow}A180,180 0 0 1 ${wide},${-low}Z" ${fill(row % 2 ? orange : madder)}/>`
}).join('')

const contours = Array.from(
  { length: 14 },
  (_, level) =>
    `<path d="${ring(0, 0, 26 + level * 27, 0.4)}" ${stroke('#3fb8af', level % 4 === 0 ? 5 : 2.8)}/>`,
).join('')

/** The drawings of the studio by the id of their motif: designs of the shop, and those drawn for it. */
export const motifDrawings: Record<MotifId, MotifDrawing> = {
  aperture: [aperture('#c9cdd0', '#15181c')],
  arch: [`<path d="${arch}" ${stroke(madder, 7)}/>`, madder],
  auto: [auto('#eba42b', '#1f4a3a', black, ''), '#eba42b', '#1f4a3a'],
  balloon: [balloon('#e8735f'), '#e8735f'],
  ball: [ball('#b3202e'), '#b3202e'],
  bat: [bat('#e3be86', madder), '#e3be86', madder],
  bird: [bird(madder, orange, gold), madder, orange, gold],
  blossom: [petals(8, 8, 40, 16, fill(madder)) + dot(0, 0, 8, orange), madder, orange],
  'blue-pottery': [pottery()],
  booti: [booti(print), madder, orange, green],
  border: [border(480, print), madder, orange, navy],
  cake: [cake('#d9727a', '#fbf3e4', '#1c1a17', madder), '#d9727a', '#fbf3e4', '#1c1a17', madder],
  cardamom: [pod],
  'chai-glass': [chaiGlass(navy, '#b5673d', '#8a7a66'), navy, '#b5673d', '#8a7a66'],
  coach: [coach('#33447a', marigoldYellow, black, ''), '#33447a', marigoldYellow],
  contours: [contours, '#3fb8af'],
  crescent: [crescent('#f7e3a8'), '#f7e3a8'],
  crown: [crown('#c9962e', madder), '#c9962e', madder],
  diya: [diya('#b5673d', gold), '#b5673d', gold],
  dog: [dog('#b5793f', '#7a4a24', madder, marigoldYellow)],
  elephant: [elephant('#8d97a6', madder, gold, '#33302e', ' '), madder, gold],
  engine: [engine(madder, marigoldYellow, black), madder, marigoldYellow],
  envelope: [
    `<rect x="-150" y="-64" width="300" height="150" rx="10" ${stroke(madder, 8)}/><path d="M-146,-58 L0,30 L146,-58" ${stroke(madder, 8)}/>`,
    madder,
  ],
  'floor-plan': [floorPlan('#5a5d60'), '#5a5d60'],
  garland: [garland(0, 13, smallMarigold)],
  ginger: [ginger],
  heart: [heart('#b3202e'), '#b3202e'],
  hibiscus: [hibiscus({ a: '#c9276b', b: marigoldYellow }), '#c9276b'],
  house: [house('#fbf3e4', madder, '#6b3f26', gold), '#fbf3e4', madder, '#6b3f26', gold],
  lantern: [lantern('#b98423', '#e8735f'), '#b98423', '#e8735f'],
  lotus: [lotus('#f3c9c6', '#de7f86', '#7a2c4b'), '#f3c9c6', '#de7f86', '#7a2c4b'],
  mandala: [mandala(print), madder, orange, green, navy],
  marigold: [marigold(marigoldYellow, '#d9762b'), marigoldYellow, '#d9762b'],
  mountains: [mountains('#e8735f', ['#9aa9a6', '#6c8f86', '#46735c', '#2c5443'])],
  neem: [neem(green), green],
  paisley: [paisley(print), madder, orange, green, navy],
  'palace-arch': [`<path d="${palaceArch}" ${stroke('#c9962e', 6)}/>`, '#c9962e'],
  'paper-star': [paperStar('#f7dfa0', '#e0a030'), '#f7dfa0', '#e0a030'],
  paw: [paw('#6b3f26'), '#6b3f26'],
  peacock: [peacock('#1f5f8a', green, navy, marigoldYellow), '#1f5f8a', green, marigoldYellow],
  'pongal-pot': [pongalPot('#b5673d', '#fbf3e4', green, '#7a2c4b')],
  poppy: [poppy(print), madder, orange, green],
  rakhi: [rakhi(300, 0)],
  rangoli: [rangoli()],
  ring: [
    `<circle r="150" ${stroke('#7d8387', 5)}/><circle r="164" ${stroke('#7d8387', 2)}/>${petals(28, 172, 20, 7, fill('#7d8387'))}`,
    '#7d8387',
  ],
  'rising-sun': [risingSun, madder, orange],
  spectacles: [spectacles('#5a3a22'), '#5a3a22'],
  star: [petals(4, 0, 26, 6, fill(gold)), gold],
  'tea-leaf': [leaf],
  toran: [
    toran(
      360,
      2,
      { a: marigoldYellow, b: '#e8833a', c: madder, ink: navy, leaf: '#3f7d4e' },
      smallMarigold,
    ),
    marigoldYellow,
    '#e8833a',
    madder,
    '#3f7d4e',
  ],
  'tree-of-life': [treeOfLife(print), madder, orange, green],
  umbrella: [umbrella(madder, marigoldYellow, navy), madder, marigoldYellow, navy],
  wreath: [wreath('#4e7a57', '#f3c9c6', orange), '#4e7a57', '#f3c9c6', orange],
  ...festivals,
  ...plants,
  ...animals,
  ...sports,
  ...food,
  ...wedding,
  ...zodiac,
  ...frames,
  ...symbols,
  ...work,
  ...babies,
  ...travel,
}
