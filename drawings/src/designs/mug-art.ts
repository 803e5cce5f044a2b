import { darker, lighter, type Inks } from '../inks.ts'
import { line } from '../lettering.ts'
import type { MugArt } from '../mockups/mug.ts'
import { clip, put } from '../scene.ts'
import { booti, border, dot, dots, marigold, paint, paperStar, petals } from './ornament.ts'
import { couplePhoto } from './photos.ts'
import { chaiGlass, diya, mountains, engine, coach, pongalPot, spectacles } from './things.ts'

const { stroke } = paint

const caps = (text: string, size: number, y: number, fill: string, track = 4, max = 500): string =>
  line(text, { face: 'khandBold', size, y, fill, track, max })

const ginger = `<path d="M-40,20 C-60,-6 -34,-30 -14,-14 C-16,-44 18,-46 18,-16 C36,-34 58,-14 44,6 C64,22 34,44 18,28 C8,48 -24,46 -22,24 C-28,30 -36,28 -40,20Z" fill="#D9A566" stroke="#8A5A2B" stroke-width="3"/><path d="M-22,4 q8,6 16,2 M10,-2 q8,6 16,0 M-6,20 q6,4 12,0" ${stroke('#8A5A2B', 3)}/>`
const pod = `<path d="M0,-34 C20,-14 20,14 0,34 C-20,14 -20,-14 0,-34Z" fill="#9DB36B" stroke="#4E6B2E" stroke-width="3"/><path d="M0,-30 V30 M-8,-18 C-12,0 -10,10 -6,20 M8,-18 C12,0 10,10 6,20" ${stroke('#4E6B2E', 2)}/>`
const leaf = `<path d="M0,40 C-30,10 -26,-24 0,-44 C26,-24 30,10 0,40Z" fill="#2E6B45"/><path d="M0,40 V-34 M0,20 l-12,-10 M0,20 l12,-10 M0,0 l-12,-10 M0,0 l12,-10" ${stroke('#BFDDCB', 2.4)}/>`

const recipe = (k: Inks): string =>
  line('अदरक वाली चाय', { face: 'yatra', size: 92, y: -150, fill: k.a, max: 500 }) +
  [
    [ginger, 'adrak', -186],
    [put(pod, -16, 0, 0.9, -20) + put(pod, 18, 6, 0.8, 24), 'elaichi', -62],
    [put(leaf, -14, 0, 0.9, -24) + put(leaf, 16, 2, 0.9, 26), 'patti', 62],
    [put(chaiGlass(k.ink, '#B5673D', '#8A7A66'), 0, 6, 0.42), 'ubaal', 186],
  ]
    .map(
      ([icon, name, x]) =>
        put(String(icon), Number(x), -34, 1.1) +
        line(String(name), { face: 'kalam', size: 40, x: Number(x), y: 72, fill: k.ink }),
    )
    .join('') +
  [-124, 0, 124]
    .map((x) => line('+', { face: 'khandBold', size: 50, x, y: -22, fill: k.a }))
    .join('') +
  put(border(520, k), 0, 136) +
  line('as Neha likes it', { face: 'kalamLight', size: 50, y: 214, fill: k.ink })

const nameMug = (k: Inks): string =>
  line('मीरा', { face: 'rozha', size: 300, y: 60, fill: k.ink, max: 480 }) +
  put(marigold('#EDAE3C', '#D9762B'), 214, -128, 0.9) +
  `<path d="M-210,140 C-100,110 100,170 210,140" ${stroke('#2E6B45', 5)}/>` +
  [-160, -90, -20, 50, 120]
    .map((x, index) =>
      put(
        `<path d="M0,0 C10,-14 26,-18 38,-10 C28,2 12,6 0,0Z" fill="#2E6B45"/>`,
        x,
        136 + (index % 2) * 6,
        1,
        index % 2 ? 40 : -40,
      ),
    )
    .join('')

const meeting = (k: Inks): string =>
  caps('THIS MEETING', 96, -96, k.ink) +
  caps('COULD HAVE BEEN AN', 56, -30, k.ink) +
  put(
    `<rect x="-150" y="-64" width="300" height="150" rx="10" ${stroke(k.a, 8)}/><path d="M-146,-58 L0,30 L146,-58" ${stroke(k.a, 8)}/>`,
    0,
    98,
  ) +
  line('e-mail', {
    face: 'vibes',
    size: 120,
    x: 6,
    y: 176,
    fill: k.ink,
    more: `stroke="${k.paper}" stroke-width="14" paint-order="stroke"`,
  })

const potteryFlower = (big: boolean): string =>
  petals(8, 12, big ? 62 : 40, big ? 26 : 18, 'fill="#1F4F9E"') +
  petals(8, 14, big ? 40 : 24, big ? 12 : 8, 'fill="#58B4BF"') +
  dot(0, 0, 14, '#D9912B') +
  dot(0, 0, 7, '#1F4F9E')

const pottery = (): string => {
  const columns = [-450, -300, -150, 0, 150, 300, 450]
  const vine = columns
    .map(
      (x, index) =>
        put(potteryFlower(index % 2 === 1), x, index % 2 ? 10 : -60) +
        put(potteryFlower(false), x, index % 2 ? -130 : 100, 0.8) +
        put(leaf.replaceAll('#2E6B45', '#1F6F73'), x + 74, 40, 0.8, 40) +
        put(leaf.replaceAll('#2E6B45', '#58B4BF'), x + 74, -90, 0.7, -50),
    )
    .join('')
  const edge = (y: number): string =>
    `<path d="M-500,${y} H500" ${stroke('#1F4F9E', 12)}/><path d="M-500,${y > 0 ? y - 22 : y + 22} H500" ${stroke('#58B4BF', 5)}/>`
  return vine + edge(-232) + edge(210)
}

const christmas = (k: Inks): string =>
  `<path d="M-500,-190 C-380,-120 -300,-120 -250,-190 C-180,-110 -80,-110 0,-190 C80,-110 180,-110 250,-190 C300,-120 400,-120 500,-190" ${stroke(k.ink, 4)}/>` +
  [-430, -370, -310, -190, -125, -60, 60, 125, 190, 310, 370, 430]
    .map((x, index) =>
      dot(x, -128 - (index % 3 === 1 ? -4 : 12), 13, ['#EDAE3C', '#9CCBC0', '#FBF3E4'][index % 3]!),
    )
    .join('') +
  put(paperStar('#F7DFA0', '#E0A030'), 0, 4, 1.16) +
  line('The D’Souzas', { face: 'vibes', size: 110, y: 200, fill: k.ink, max: 480 })

const lamps = (): string =>
  line('शुभ दीपावली', { face: 'rozha', size: 104, y: -96, fill: '#F3C562', max: 500 }) +
  [-420, -280, -140, 0, 140, 280, 420]
    .map(
      (x, index) =>
        dot(x, 70, 62, '#F0A63A').replace('/>', ' opacity=".34" filter="url(#blur14)"/>') +
        put(diya('#C0703F', '#F3C562'), x, 130, index % 2 ? 0.86 : 1.06),
    )
    .join('') +
  put(border(980, { a: '#C0703F', b: '#F3C562', c: '#F3C562', ink: '#F3C562' }), 0, 220)

const reveal = (k: Inks): string =>
  put(
    clip(
      'M0,24 q0,-24 24,-24 H416 q24,0 24,24 V396 q0,24 -24,24 H24 q-24,0 -24,-24Z',
      couplePhoto(440, 420) +
        [0, 1, 2, 3, 4, 5]
          .map(
            (row) =>
              `<rect width="440" height="${190 - row * 30}" fill="${k.paper}" opacity=".3"/>`,
          )
          .join(''),
    ),
    -220,
    -180,
  ) + line('since 2019', { face: 'kalam', size: 46, y: 286, fill: k.ink })

const hillTrain = (k: Inks): string => {
  const greens = k.dark
    ? ['#9CCBC0', '#6FA595', '#4C8673', '#35705C']
    : ['#B5CDB9', '#7FA890', '#46735C', '#2C5443']
  return (
    put(mountains('#E8735F', greens, 1000), 0, 0, 1) +
    `<rect x="-500" y="100" width="1000" height="220" fill="${greens[3]}"/>` +
    `<path d="M-500,196 H500" ${stroke('#FBF3E4', 4)}/><path d="M-500,204 H500" stroke="#FBF3E4" stroke-width="12" stroke-dasharray="5 17"/>` +
    put(engine('#A8322A', '#EDAE3C', '#211F1E'), -168, 126, 0.8) +
    put(coach('#33447A', '#EDAE3C', '#211F1E', 'I'), -24, 134, 0.8) +
    put(coach('#A8322A', '#EDAE3C', '#211F1E', 'R'), 92, 134, 0.8) +
    put(coach('#33447A', '#EDAE3C', '#211F1E', 'A'), 208, 134, 0.8)
  )
}

const engraved = (k: Inks): string => {
  const steel = k.dark ? '#D5D8DA' : darker(k.paper, 0.62)
  return (
    line('AS', { face: 'rozha', size: 190, y: 60, fill: steel }) +
    `<circle r="150" ${stroke(steel, 5)}/><circle r="164" ${stroke(steel, 2)}/>` +
    petals(28, 172, 20, 7, `fill="${steel}"`)
  )
}

const garland = (y: number): string =>
  Array.from({ length: 25 }, (_, index) => {
    const x = -480 + index * 40
    return put(
      marigold(index % 2 ? '#EDAE3C' : '#E8735F', index % 2 ? '#D9762B' : '#A8322A'),
      x,
      y + Math.sin((index / 24) * Math.PI * 4) * 22,
      0.48,
    )
  }).join('')

const spouse =
  (word: string, name: string) =>
  (k: Inks): string =>
    garland(-150) +
    line(word, { face: 'vibes', size: 190, y: 50, fill: k.ink, max: 440 }) +
    line(name, { face: 'rozha', size: 58, y: 138, fill: k.a }) +
    caps('12 · 12 · 2025', 36, 200, k.ink, 6)

const elder =
  (word: string, rim: string, extra: string) =>
  (k: Inks): string =>
    put(spectacles(rim), 0, -110, 1.7) +
    extra +
    line(word, { face: 'rozha', size: 230, y: 160, fill: k.ink, max: 460 })

const pongal = (k: Inks): string =>
  put(pongalPot('#B5673D', '#FBF3E4', '#2E6B45', '#7A2C4B'), 0, 0, 1.28) +
  line('Pongalo Pongal!', { face: 'yatra', size: 74, y: 206, fill: k.a }) +
  [-380, 380]
    .map((x) =>
      put(
        dots(8, 70, 8, k.b) +
          petals(4, 10, 50, 24, `fill="none" stroke="${k.a}" stroke-width="5"`) +
          petals(4, 10, 50, 24, `fill="none" stroke="${k.c}" stroke-width="5"`, 45),
        x,
        0,
        1.2,
      ),
    )
    .join('')

/** What each mug of the sample catalogue has on it, by slug. */
export const mugArt: Record<string, MugArt> = {
  'adrak-chai-mug': { print: recipe, whiteBody: true },
  'devanagari-name-mug': { print: nameMug, whiteBody: true },
  'monday-meeting-mug': { print: meeting },
  'blue-pottery-mug': { print: pottery },
  'christmas-star-mug': { print: christmas },
  'pongal-pot-mug': { print: pongal, whiteBody: true },
  'diya-magic-mug': { print: lamps },
  'photo-reveal-magic-mug': { print: reveal },
  'hill-train-travel-mug': { print: hillTrain, tumbler: 'lid' },
  'monogram-travel-tumbler': { print: engraved, tumbler: 'slim' },
  'mr-mrs-couple-mugs': {
    print: spouse('Mister', 'Kabir'),
    partner: spouse('Missus', 'Tara'),
    whiteBody: true,
  },
  'dada-dadi-mugs': {
    print: elder(
      'दादा',
      '#5A3A22',
      put(
        `<path d="M0,0 C30,-26 70,-12 92,6 C60,26 24,22 0,8 C-24,22 -60,26 -92,6 C-70,-12 -30,-26 0,0Z" fill="${lighter('#5A5048', 0.2)}"/>`,
        0,
        -16,
        0.9,
      ),
    ),
    partner: elder(
      'दादी',
      '#A8322A',
      dot(0, -180, 14, '#B3202E') +
        put(booti({ a: '#A8322A', b: '#EDAE3C', c: '#2E6B45', ink: '#26345E' }), 190, 20, 1.1),
    ),
  },
}
