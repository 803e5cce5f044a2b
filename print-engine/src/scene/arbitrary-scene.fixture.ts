import fc from 'fast-check'
import { blankIds } from './blanks.ts'
import { fontIds } from '#fonts/fonts.ts'
import { type Scene, scene } from './scene.ts'

const some = fc.constantFrom
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`)
/** In every script that is printed. */
const words = [
  'Priya',
  'मीरा',
  'क्षत्रिय',
  'শ্রীকৃষ্ণ',
  'ਹਰਪ੍ਰੀਤ',
  'સ્ત્રી',
  'ଶ୍ରୀ',
  'கார்த்திக்',
  'స్త్రీ',
  'ಲಕ್ಷ್ಮೀ',
  'സ്നേഹം',
  'محمد علی',
]
/** In colour: plain, with a selector, with a skin tone and a profession, and a flag. */
const emoji = ['🎂', '❤\uFE0F', '👩🏽\u200d🏫', '🇮🇳']
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc
      .array(
        some(...words, ...emoji, ' ', '\n', '❤', '<b>', '"/>', '&amp;', 'ب', '\u200d', '(10)', '।'),
      )
      .map((words) => words.join('')),
  )
  .map((words) => words.slice(0, 200))

const place = {
  x: number(-600, 600),
  y: number(-600, 600),
  turn: number(-360, 360),
  hidden: optional(fc.boolean()),
  locked: optional(fc.boolean()),
}
const frame = { width: number(0.1, 600), height: number(0.1, 600) }
const crop = fc.tuple(number(0, 0.99), number(0, 0.99)).map(([x, y]) => ({
  x,
  y,
  width: Math.max(0.001, 1 - x),
  height: Math.max(0.001, 1 - y),
}))

const textItem = fc.record({
  kind: fc.constant('text'),
  ...place,
  text,
  font: some(...fontIds),
  size: number(1, 200),
  color,
  align: some('left', 'center', 'right'),
  width: optional(number(1, 600)),
  leading: number(0.7, 2.5),
  track: number(-0.2, 1),
  bend: number(-340, 340),
  outline: optional(fc.record({ color, width: number(0.05, 5) })),
})
const photoItem = fc.record({
  kind: fc.constant('photo'),
  ...place,
  ...frame,
  file: fc.option(fc.constant('a'.repeat(64))),
  crop,
  mask: some('rect', 'round', 'ellipse', 'heart'),
  flip: fc.boolean(),
  quarter: optional(some(1, 2, 3)),
})
const motifItem = fc.record({
  kind: fc.constant('motif'),
  ...place,
  ...frame,
  motif: some('lotus', 'booti'),
  colors: fc.array(color, { maxLength: 4 }),
})
const shapeItem = fc.record({
  kind: fc.constant('shape'),
  ...place,
  ...frame,
  shape: some('rect', 'ellipse', 'line'),
  radius: number(0, 100),
  fill: fc.option(color),
  stroke: optional(fc.record({ color, width: number(0.05, 10) })),
})

const items = fc
  .array(fc.oneof(textItem, photoItem, motifItem, shapeItem), { maxLength: 8 })
  .map((some) => some.map((item, i) => ({ ...item, id: `item-${i}` })))

/** Any scene that the schema accepts, with difficult text. */
export const arbitraryScene: fc.Arbitrary<Scene> = fc
  .record({
    v: fc.constant(1),
    blank: some(...blankIds),
    areas: fc.tuple(fc.record({ id: fc.constant('front'), background: fc.option(color), items })),
  })
  .map((one) => scene.parse(one))
