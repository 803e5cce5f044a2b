import type { CardArt } from '../mockups/card.ts'
import { mix } from '../inks.ts'
import { arcLine, line, type Lettering } from '../lettering.ts'
import { put } from '../scene.ts'
import { booti, border, dot, dots, mandala, marigold, paint, petals } from './ornament.ts'
import { repeated } from './patterns.ts'
import { hillPhoto } from './photos.ts'
import { cake } from './things.ts'

const { stroke } = paint
const foil = '#D9B25F'

const words = (
  text: string,
  face: Lettering['face'],
  size: number,
  x: number,
  y: number,
  fill: string,
  more: Partial<Lettering> = {},
): string => line(text, { face, size, x, y, fill, align: 'start', ...more })

const contact = (rows: string[], x: number, y: number, fill: string, size = 34): string =>
  rows.map((row, index) => words(row, 'khand', size, x, y + index * size * 1.25, fill)).join('')

const over = (content: string): string => put(content, -445, -255)

const floorPlan = (color: string): string =>
  `<path d="M0,0 H380 V300 H250 M190,300 H0 V0 M150,0 V110 M150,170 V300 M150,140 H60 M0,140 H20 M260,0 V60 M260,110 V190 H380 M250,300 V240" ${stroke(color, 5)}/><path d="M190,300 a60,60 0 0 1 60,-60 M150,110 a60,60 0 0 0 60,60 M260,60 a50,50 0 0 1 50,50" ${stroke(color, 2)}/><path d="M-30,0 V300 M-38,0 h16 M-38,300 h16 M0,-30 H380 M0,-38 v16 M380,-38 v16" ${stroke(color, 1.6)}/>`

const neem = (leaf: string): string =>
  `<path d="M0,150 C10,60 -10,-40 30,-150" ${stroke(leaf, 5)}/>${Array.from(
    { length: 9 },
    (_, row) => {
      const y = 120 - row * 30
      const blade = `<path d="M0,0 C30,-30 70,-30 96,-10 C66,10 30,14 0,0Z" fill="${leaf}"/>`
      return (
        put(blade, row * 2.4, y, 1 - row * 0.05, -24) +
        put(`<g transform="scale(-1 1)">${blade}</g>`, row * 2.4, y - 12, 1 - row * 0.05, 24)
      )
    },
  ).join('')}`

const hibiscus = (k: { a: string; b: string }): string =>
  petals(5, 10, 190, 118, `fill="${k.a}"`) +
  petals(5, 10, 150, 26, `fill="${mix(k.a, '#4A0F1C', 0.4)}"`) +
  `<g transform="rotate(28)"><path d="M0,0 C10,-60 -8,-110 4,-170" ${stroke('#F3D27A', 12)}/>${[0, 1, 2, 3, 4, 5].map((row) => dot(row % 2 ? 12 : -8, -100 - row * 14, 8, '#F3D27A')).join('')}</g>`

const aperture = (tone: string, dark: string): string =>
  `<circle r="170" fill="${tone}"/>` +
  Array.from(
    { length: 8 },
    (_, blade) =>
      `<path d="M170,0 A170,170 0 0 1 120,120 L-18,76 Z" transform="rotate(${blade * 45})" fill="${mix(tone, dark, 0.16 + (blade % 4) * 0.13)}" stroke="${dark}" stroke-width="3"/>`,
  ).join('') +
  `<circle r="172" ${stroke(dark, 8)}/>`

const timings: [string, string][] = [
  ['Morning', '9.30 to 1'],
  ['Evening', '5.30 to 8.30'],
  ['Sunday', 'closed'],
]

/** What each card of the sample catalogue has on its two sides, by slug. */
export const cardArt: Record<string, CardArt> = {
  'everyday-visiting-cards': {
    front: (k) =>
      words('Meera Joshi', 'rozha', 84, -370, -70, k.ink) +
      words('Interior stylist, Pune', 'khand', 40, -368, -14, k.a) +
      `<path d="M-368,52 H-250" ${stroke(k.a, 5)}/>` +
      contact(['meera@example.in', '98200 00000'], -368, 122, k.ink, 38) +
      put(petals(8, 8, 40, 16, `fill="${k.a}"`) + dot(0, 0, 8, k.b), 350, -160),
    back: () =>
      line('m', { face: 'rozha', size: 300, y: 90, fill: '#FBF3E4' }) +
      put(petals(8, 8, 30, 12, 'fill="#EDAE3C"'), 150, -80),
    backColor: () => '#A8322A',
  },
  'bazaar-shop-cards': {
    front: (k) =>
      put(border(850, k), 0, -214) +
      line('शर्मा जनरल स्टोर', { face: 'yatra', size: 130, y: 0, fill: k.a, max: 790 }) +
      line('किराना  ·  मसाले  ·  घर पहुँच सेवा', { face: 'khandBold', size: 52, y: 88, fill: k.ink }) +
      line('Lane 4, Chandni Chowk, Delhi   98100 00000', {
        face: 'khand',
        size: 38,
        y: 150,
        fill: k.ink,
      }) +
      put(border(850, k), 0, 214, -1),
    back: (k) => put(mandala(k), 0, 0, 2.2),
  },
  'gold-foil-cards': {
    front: () =>
      `<rect x="-405" y="-215" width="810" height="430" ${stroke(foil, 3)}/>` +
      line('AK', { face: 'rozha', size: 230, y: 74, fill: foil }) +
      dots(24, 178, 4, foil) +
      `<circle r="192" ${stroke(foil, 3)}/>`,
    back: () =>
      line('Aarti Khanna', { face: 'rozha', size: 78, y: -30, fill: foil }) +
      line('ADVOCATE, HIGH COURT', { face: 'khand', size: 36, y: 34, fill: foil, track: 8 }) +
      line('aarti@example.in', { face: 'khand', size: 38, y: 130, fill: foil }),
    thickness: 9,
  },
  'letterpress-cotton-cards': {
    front: (k) =>
      put(booti({ ...k, a: k.ink, b: k.paper, c: k.ink }), -280, 0, 3.2) +
      words('Ishaan Roy', 'rozha', 82, -120, -20, k.ink) +
      words('Maker of handmade books', 'kalamLight', 40, -118, 44, k.ink) +
      contact(['ishaan@example.in'], -118, 120, k.ink, 36),
    back: (k) =>
      over(
        repeated(
          890,
          510,
          100,
          116,
          booti({
            ...k,
            a: mix(k.paper, '#26345E', 0.55),
            b: k.paper,
            c: mix(k.paper, '#26345E', 0.55),
          }),
          0.8,
        ),
      ),
    thickness: 14,
    corner: 3,
  },
  'architect-matte-cards': {
    front: (k) =>
      put(floorPlan(k.dark ? '#CFC4B2' : '#5A5D60'), 20, -150) +
      words('Anand Rege', 'khandBold', 68, -370, 60, k.ink) +
      words('ARCHITECTS', 'khand', 38, -368, 110, k.a, { track: 13 }) +
      contact(['anand@example.in'], -368, 178, k.ink, 34),
    back: (k) =>
      over(
        Array.from(
          { length: 24 },
          (_, index) =>
            `<path d="M${index * 40},0 V510 M0,${index * 40} H890" stroke="${k.ink}" stroke-width="1" opacity=".3"/>`,
        ).join(''),
      ) + `<rect x="-60" y="-60" width="120" height="120" fill="${k.a}"/>`,
  },
  'clinic-matte-cards': {
    front: (k) =>
      put(neem('#2E6B45'), 300, 0, 1.25, 14) +
      words('Dr Kavita Nair', 'rozha', 80, -380, -60, '#1F4A3A') +
      words('Child specialist', 'khand', 44, -378, 0, k.ink) +
      contact(['Neem Clinic, Aundh', '98220 00000'], -378, 104, k.ink, 40),
    back: (k) =>
      line('TIMINGS', { face: 'khandBold', size: 46, y: -130, fill: '#1F4A3A', track: 12 }) +
      timings
        .map(
          ([day, hours], row) =>
            words(day, 'khand', 48, -290, -40 + row * 80, k.ink) +
            words(hours, 'khandBold', 48, 290, -40 + row * 80, k.ink, { align: 'end' }) +
            `<path d="M-290,${-14 + row * 80} H290" ${stroke('#7FA890', 2)}/>`,
        )
        .join(''),
  },
  'salon-glossy-cards': {
    front: (k) =>
      put(hibiscus({ a: '#C9276B', b: '#EDAE3C' }), 390, 80, 1.25, 12) +
      put(hibiscus({ a: '#E8735F', b: '#EDAE3C' }), 250, -250, 0.7, 50) +
      words('Gulmohar', 'vibes', 150, -390, 10, k.ink) +
      words('HAIR  ·  SKIN  ·  MEHNDI', 'khand', 40, -376, 82, k.ink, { track: 5 }) +
      contact(['98450 00000'], -376, 168, k.ink, 40),
    back: () => over(repeated(890, 510, 190, 170, hibiscus({ a: '#C9276B', b: '#EDAE3C' }), 0.36)),
    gloss: true,
  },
  'photographer-glossy-cards': {
    front: (k) =>
      put(aperture('#C9CDD0', '#15181C'), 240, 0, 1.08) +
      words('Kabir Sen', 'rozha', 88, -380, -10, k.ink) +
      words('PHOTOGRAPHS', 'khand', 42, -378, 56, k.b, { track: 12 }) +
      contact(['kabir@example.in'], -378, 150, k.ink, 36),
    back: () => over(hillPhoto(890, 510)),
    gloss: true,
  },
  'home-baker-rounded-cards': {
    front: (k) =>
      put(cake('#D9727A', '#FBF3E4', k.ink, '#A8322A'), -260, 0, 1.9) +
      words('Meetha Ghar', 'yatra', 84, -80, -40, k.ink, { max: 490 }) +
      words('Cakes from a home in Kochi', 'kalamLight', 42, -76, 30, k.ink, { max: 470 }) +
      words('98470 00000', 'khandBold', 64, -76, 136, '#A8322A'),
    back: (k) =>
      put(
        arcLine('BAKED THIS MORNING', 168, { face: 'khandBold', size: 44, fill: k.ink, track: 8 }),
        0,
        50,
      ) + put(marigold('#D9727A', '#A8322A'), 0, 40, 2.1),
    corner: 56,
  },
}
