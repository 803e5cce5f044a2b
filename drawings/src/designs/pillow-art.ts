import { darker, lighter, mix, type Inks } from '../inks.ts'
import { line } from '../lettering.ts'
import type { PillowArt } from '../mockups/pillow.ts'
import { clip, put } from '../scene.ts'
import { dog, elephant, paw, peacock } from './creatures.ts'
import {
  border,
  crescent,
  dot,
  dots,
  lantern,
  mandala,
  paint,
  paisley,
  petals,
  toran,
  wreath,
} from './ornament.ts'
import { familyPhoto } from './photos.ts'
import { coach, crown, diya, engine } from './things.ts'

const { stroke } = paint
const arch =
  'M-230,330 V-60 C-230,-100 -200,-110 -206,-146 C-160,-140 -150,-170 -152,-206 C-104,-204 -92,-236 -84,-268 C-46,-262 -16,-290 0,-326 C16,-290 46,-262 84,-268 C92,-236 104,-204 152,-206 C150,-170 160,-140 206,-146 C200,-110 230,-100 230,-60 V330Z'

const frameOf = (k: Inks, size = 700): string => {
  const half = size / 2
  return [0, 90, 180, 270]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${put(border(size - 60, k), 0, -half)}${put(petals(8, 6, 22, 8, `fill="${k.a}"`) + dot(0, 0, 6, k.b), -half, -half)}</g>`,
    )
    .join('')
}

const poppy = (k: Inks): string => {
  const leaf = `<path d="M0,0 C30,-20 50,-70 40,-130 C0,-100 -14,-50 0,0Z" fill="${k.c}"/><path d="M2,-6 C16,-50 26,-80 36,-116" ${stroke(k.paper, 2.4)}/>`
  const bloom = `<path d="M0,30 C-70,40 -120,-20 -92,-84 C-70,-60 -50,-66 -40,-96 C-20,-70 20,-70 40,-96 C50,-66 70,-60 92,-84 C120,-20 70,40 0,30Z" fill="${k.a}"/><path d="M0,28 C-34,0 -40,-40 -30,-76 M0,28 C34,0 40,-40 30,-76 M0,28 V-70" ${stroke(k.b, 4)}/><path d="M0,30 C-46,14 -60,-20 -46,-56 C-20,-40 20,-40 46,-56 C60,-20 46,14 0,30Z" fill="${mix(k.a, '#FFFFFF', 0.22)}"/>${dot(0, 6, 17, k.b)}`
  const bud = `<path d="M0,20 C-22,6 -20,-30 0,-44 C20,-30 22,6 0,20Z" fill="${k.a}"/><path d="M-12,20 q12,-22 24,0Z" fill="${k.c}"/>`
  return [
    `<path d="${arch}" ${stroke(k.a, 7)}/><path d="${arch}" transform="scale(.93) translate(0 12)" ${stroke(k.b, 3)}/>`,
    `<path d="M0,280 C-6,180 6,80 0,-60 M0,210 C-50,160 -90,120 -112,40 M0,180 C50,130 90,90 112,10" ${stroke(k.c, 8)}/>`,
    put(bloom, 0, -110, 1.15) + put(bud, -114, 24, 1.1, -18) + put(bud, 114, -6, 1.1, 18),
    put(leaf, 0, 280, 1.1, 34) +
      put(leaf, 0, 280, 1.1, -64) +
      put(leaf, 0, 200, 0.8, 50) +
      put(leaf, 0, 190, 0.8, -80),
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
}

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

const gulal = ['#C9276B', '#EDAE3C', '#2A8C82', '#6A3FA0', '#E8735F', '#4FA05A']
const holi = (k: Inks): string =>
  [
    [-240, -220, 150],
    [230, -250, 120],
    [260, 210, 160],
    [-230, 240, 130],
    [0, -300, 90],
    [20, 300, 100],
  ]
    .map(([x, y, r], index) =>
      dot(x!, y!, r!, gulal[index]!).replace('/>', ' opacity=".4" filter="url(#blur40)"/>'),
    )
    .join('') +
  petals(24, 250, 76, 24, `fill="${gulal[0]}"`) +
  petals(24, 250, 60, 13, `fill="${gulal[1]}"`) +
  petals(24, 200, 64, 22, `fill="${gulal[2]}"`, 7.5) +
  petals(16, 150, 64, 26, `fill="${gulal[3]}"`) +
  petals(16, 150, 46, 13, 'fill="#FBF3E4"') +
  petals(16, 104, 56, 22, `fill="${gulal[1]}"`, 11) +
  petals(12, 62, 56, 22, `fill="${gulal[4]}"`) +
  dots(24, 340, 7, gulal[3]!, 7.5) +
  `<circle r="78" fill="${k.paper}"/>` +
  line('होली', { face: 'yatra', size: 74, y: 24, fill: gulal[0]! })

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

const eid = (k: Inks): string => {
  const gold = k.dark ? '#E6BE62' : '#B98423'
  return (
    `<path d="${arch}" transform="scale(1.28 1.06) translate(0 4)" ${stroke(gold, 5)}/>` +
    put(crescent(gold), -10, -70, 1.26, -16) +
    put(lantern(gold, k.dark ? '#F7E3A8' : '#E8735F'), 40, -70, 1.1) +
    put(lantern(gold, k.dark ? '#E8735F' : '#2E6B45'), 190, -40, 0.8) +
    put(lantern(gold, k.dark ? '#9CCBC0' : '#33447A'), -196, -120, 0.72) +
    line('Eid Mubarak', { face: 'vibes', size: 150, y: 226, fill: k.ink, max: 560 }) +
    line('from the Ansaris', { face: 'khand', size: 42, y: 296, fill: gold, track: 4 })
  )
}

const family = (k: Inks): string =>
  put(familyPhoto(620, 470), -310, -340) +
  `<rect x="-310" y="-340" width="620" height="470" ${stroke(k.a, 8)}/>` +
  line('The Iyers', { face: 'vibes', size: 120, y: 236, fill: k.ink }) +
  line('DIWALI 2025', { face: 'khand', size: 40, y: 322, fill: k.a, track: 10 })

const pet = (k: Inks): string =>
  `<circle cy="-50" r="270" fill="${lighter(k.paper, 0.5)}"/>` +
  put(dog('#B5793F', '#7A4A24', '#A8322A', '#EDAE3C'), 0, -60, 1.72) +
  line('Laddoo', {
    face: 'yatra',
    size: 150,
    y: 320,
    fill: k.ink,
    more: `stroke="${k.paper}" stroke-width="22" stroke-linejoin="round" paint-order="stroke"`,
  }) +
  [
    [-310, -280, -20],
    [310, -250, 24],
    [-330, 120, -30],
    [330, 160, 18],
  ]
    .map(([x, y, turn]) => put(paw(mix(k.paper, k.ink, 0.32)), x!, y!, 1.1, turn))
    .join('')

const royal =
  (word: string) =>
  (k: Inks): string =>
    put(crown(k.dark ? '#E6BE62' : '#C9962E', k.a), 0, -150, 1.7) +
    line(word, { face: 'rozha', size: 300, y: 160, fill: k.ink, max: 580 }) +
    put(border(420, k), 0, 260)

const wedding = (k: Inks): string =>
  put(wreath('#4E7A57', k.dark ? '#FBF3E4' : '#FFFFFF', '#D9912B'), 0, -10, 2.5) +
  line('A & S', { face: 'rozha', size: 132, y: 20, fill: k.ink }) +
  line('since 14 February 2025', { face: 'kalamLight', size: 52, y: 100, fill: k.ink, max: 320 })

const sleepy = (k: Inks): string =>
  put(crescent('#F7E3A8'), 120, -150, 1.9) +
  [
    [-290, -280],
    [-150, -320],
    [300, -300],
    [-320, -60],
    [330, 60],
    [-60, -230],
  ]
    .map(([x, y], index) => put(petals(4, 0, 26 - (index % 3) * 5, 6, 'fill="#F3C562"'), x!, y!))
    .join('') +
  put(elephant('#8D97A6', k.a, '#F7E3A8', '#33302E'), -20, 60, 1.75) +
  line('Kabir', { face: 'kalam', size: 130, y: 346, fill: k.ink })

const rail = (k: Inks): string => {
  const track = (y: number): string =>
    `<path d="M-380,${y} H380" ${stroke(k.ink, 7)}/><path d="M-380,${y + 13} H380" stroke="${k.ink}" stroke-width="16" stroke-dasharray="9 31"/>`
  const wagon = (letter: string, x: number, y: number, color: string): string =>
    put(coach(color, '#F3C562', '#211F1E', letter), x, y, 1.3)
  return [
    [0, 1, 2]
      .map((puff) =>
        dot(-330 + puff * 54, -330 - puff * 10, 26 - puff * 4, mix(k.paper, '#FFFFFF', 0.7)),
      )
      .join(''),
    put(engine('#A8322A', '#F3C562', '#211F1E'), -210, -190, 1.35),
    wagon('T', 36, -178, '#33447A') + wagon('A', 226, -178, '#2E6B45') + track(-72),
    wagon('R', -250, 72, '#D9762B') +
      wagon('A', -60, 72, '#33447A') +
      put(engine('#2E6B45', '#F3C562', '#211F1E'), 220, 60, 1.3) +
      track(178),
    line('Tara’s own express', { face: 'kalam', size: 78, y: 306, fill: k.ink, max: 640 }),
  ].join('')
}

/** What each pillow of the sample catalogue has on it, by slug. */
export const pillowArt: Record<string, PillowArt> = {
  'mughal-poppy-cushion': { print: poppy, piping: (k) => k.a },
  'peacock-cushion': { print: mayur, piping: (k) => k.b },
  'holi-rangoli-cushion': { print: holi, piping: () => '#C9276B' },
  'diwali-toran-cushion': { print: diwali, piping: (k) => k.a },
  'eid-lantern-cushion': { print: eid, piping: () => '#C9A14A' },
  'family-photo-pillow': { print: family },
  'pet-portrait-pillow': { print: pet, piping: (k) => darker(k.paper, 0.3) },
  'raja-rani-pillows': { print: royal('राजा'), partner: royal('रानी'), piping: () => '#C9A14A' },
  'wedding-wreath-pillow': { print: wedding, piping: () => '#4E7A57' },
  'sleepy-elephant-kids-pillow': { print: sleepy, piping: (k) => k.a },
  'rail-gaadi-kids-pillow': {
    print: (k) => clip('M-400,-400H400V400H-400Z', rail(k)),
    piping: () => '#A8322A',
  },
}
