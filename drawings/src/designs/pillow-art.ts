import { type Inks } from '../inks.ts'
import { line } from '../lettering.ts'
import type { PillowArt } from '../mockups/pillow.ts'
import { put } from '../scene.ts'
import { peacock } from './creatures.ts'
import { arch } from './marks.ts'
import { border, dot, dots, mandala, paint, paisley, petals, toran } from './ornament.ts'

import { poppy } from './plants.ts'
import { crown, diya } from './things.ts'

const { stroke } = paint
const frameOf = (k: Inks, size = 700): string => {
  const half = size / 2
  return [0, 90, 180, 270]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${put(border(size - 60, k), 0, -half)}${put(petals(8, 6, 22, 8, `fill="${k.a}"`) + dot(0, 0, 6, k.b), -half, -half)}</g>`,
    )
    .join('')
}

const poppyPanel = (k: Inks): string =>
  [
    `<path d="${arch}" ${stroke(k.a, 7)}/><path d="${arch}" transform="scale(.93) translate(0 12)" ${stroke(k.b, 3)}/>`,
    poppy(k),
    `<path d="M-150,286 q40,-40 74,0 q40,-52 76,0 q36,-52 76,0 q34,-40 74,0Z" fill="${k.c}"/>`,
    [-300, 300]
      .flatMap((x) =>
        [-300, -150, 0, 150, 300].map((y) =>
          put(petals(6, 4, 20, 9, `fill="${k.a}"`) + dot(0, 0, 5, k.b), x, y),
        ),
      )
      .join(''),
    frameOf(k),
  ].join('')

const mayur = (k: Inks): string => {
  const [body, feather] = k.dark ? ['#6FC0C9', '#9CCBC0'] : ['#1F5F8A', '#2E6B45']
  return (
    `<circle r="322" ${stroke(k.a, 5)}/>` +
    dots(60, 338, 5, k.b) +
    put(peacock(body, feather, k.dark ? '#16345A' : '#26345E', '#EDAE3C'), 0, 76, 1.42) +
    [0, 90, 180, 270]
      .map((turn) => `<g transform="rotate(${turn})">${put(paisley(k), -318, -312, 0.9, -45)}</g>`)
      .join('')
  )
}

const diwali = (k: Inks): string =>
  put(toran(720, 4, { ...k, a: '#EDAE3C', b: '#E8833A', c: '#A8322A', leaf: '#3F7D4E' }), 0, -330) +
  line('शुभ दीपावली', {
    face: 'rozha',
    size: 128,
    y: 70,
    fill: k.dark ? '#F3C562' : '#A8322A',
    max: 620,
  }) +
  put(mandala({ a: k.a, b: k.b, c: k.c, ink: k.ink }), 0, -110, 0.94) +
  [-270, -135, 0, 135, 270]
    .map((x, index) => put(diya('#B5673D', '#F3C562'), x, 262, index === 2 ? 1.12 : 0.88))
    .join('') +
  put(border(700, k), 0, 346, -1)

const royal =
  (word: string) =>
  (k: Inks): string =>
    put(crown(k.dark ? '#E6BE62' : '#C9962E', k.a), 0, -150, 1.7) +
    line(word, { face: 'rozha', size: 300, y: 160, fill: k.ink, max: 580 }) +
    put(border(420, k), 0, 260)

/** What each pillow of the sample catalogue has on it, by slug. */
export const pillowArt: Record<string, PillowArt> = {
  'mughal-poppy-cushion': { print: poppyPanel },
  'peacock-cushion': { print: mayur, piping: (k) => k.b },
  'holi-rangoli-cushion': {},
  'diwali-toran-cushion': { print: diwali },
  'eid-lantern-cushion': {},
  'family-photo-pillow': {},
  'pet-portrait-pillow': {},
  'raja-rani-pillows': { print: royal('राजा'), partner: royal('रानी'), piping: () => '#C9A14A' },
  'wedding-wreath-pillow': {},
  'sleepy-elephant-kids-pillow': {},
  'rail-gaadi-kids-pillow': {},
}
