import type { FrameArt } from '../mockups/frame.ts'
import { line } from '../lettering.ts'
import { clip, put } from '../scene.ts'
import { paw } from './creatures.ts'
import { booti, border, dot, mandala, marigold, paint } from './ornament.ts'
import {
  babyPhoto,
  couplePhoto,
  dogPhoto,
  fatherPhoto,
  friendPhoto,
  girlPhoto,
  grandparentsPhoto,
  hillPhoto,
  motherPhoto,
  siblingsPhoto,
  sisterPhoto,
  type Photo,
} from './photos.ts'
import { balloon } from './things.ts'

const { stroke } = paint
const cream = '#FBF6EC'
const ink = '#26345E'
const madder = '#A8322A'
const block = { a: madder, b: '#D9912B', c: '#2E6B45', ink }

const mat = (color = cream): string => `<rect width="600" height="780" fill="${color}"/>`

/** A photograph in an opening of the mat, whose cut edge is white on two sides. */
const opening = (photo: Photo, x: number, y: number, width: number, height: number): string =>
  put(photo(width, height), x, y) +
  `<path d="M${x},${y + height} V${y} H${x + width}" ${stroke('#CFC6B6', 4)}/><path d="M${x},${y + height} H${x + width} V${y}" ${stroke('#FFFFFF', 4)}/>`

const palaceArch =
  'M90,560 V270 C90,240 112,232 108,206 C146,210 156,184 156,158 C196,160 206,134 214,110 C250,116 280,94 300,64 C320,94 350,116 386,110 C394,134 404,160 444,158 C444,184 454,210 492,206 C488,232 510,240 510,270 V560Z'

const rakhi = (x: number, y: number): string =>
  `<path d="M0,${y + 16} C140,${y - 24} 200,${y + 30} ${x},${y} C400,${y - 30} 470,${y + 30} 600,${y - 12}" ${stroke(madder, 9)}/><path d="M0,${y + 16} C140,${y - 24} 200,${y + 30} ${x},${y} C400,${y - 30} 470,${y + 30} 600,${y - 12}" fill="none" stroke="#F3C562" stroke-width="4" stroke-dasharray="9 8"/>${put(`<circle r="66" fill="${cream}"/>` + mandala(block), x, y, 0.66)}`

/** What each frame of the sample catalogue holds, by slug. */
export const frameArt: Record<string, FrameArt> = {
  'first-birthday-frame': {
    inside: () =>
      mat() +
      [
        [82, 120, '#E8735F', -10],
        [518, 110, '#9CCBC0', 12],
        [146, 70, '#EDAE3C', 4],
        [452, 64, '#A9CBE0', -6],
      ]
        .map(([x, y, color, turn]) =>
          put(balloon(String(color)), Number(x), Number(y), 0.9, Number(turn)),
        )
        .join('') +
      opening(babyPhoto, 110, 180, 380, 390) +
      line('Myra', { face: 'vibes', size: 110, x: 220, y: 672, fill: madder }) +
      line('1', { face: 'rozha', size: 190, x: 456, y: 724, fill: '#D9912B' }) +
      line('IS ONE TODAY', { face: 'khand', size: 32, x: 216, y: 752, fill: ink, track: 5 }),
  },
  'birthday-collage-frame': {
    inside: () =>
      mat('#F5ECD7') +
      ([babyPhoto, girlPhoto, sisterPhoto, siblingsPhoto, motherPhoto, friendPhoto] as const)
        .map((photo, index) =>
          opening(photo, 42 + (index % 3) * 178, index < 3 ? 60 : 500, 160, 214),
        )
        .join('') +
      line('Happy birthday', { face: 'khandBold', size: 46, y: 334, x: 300, fill: ink, track: 3 }) +
      line('Shreya', { face: 'vibes', size: 120, x: 300, y: 446, fill: madder }) +
      [70, 530].map((x) => put(marigold('#EDAE3C', '#D9762B'), x, 396, 0.7)).join(''),
  },
  'sixtieth-birthday-frame': {
    form: 'moulded',
    inside: () =>
      mat('#FBF3DF') +
      put(
        clip(
          'M-170,0 a170,170 0 1 0 340,0 a170,170 0 1 0 -340,0Z',
          put(fatherPhoto(360, 360), -180, -180),
        ),
        300,
        290,
      ) +
      Array.from({ length: 26 }, (_, index) => {
        const turn = (index / 26) * Math.PI * 2
        return put(
          marigold(index % 2 ? '#EDAE3C' : '#E8833A', '#A8322A'),
          300 + Math.cos(turn) * 202,
          290 + Math.sin(turn) * 202,
          index % 2 ? 0.46 : 0.56,
        )
      }).join('') +
      line('साठ', { face: 'rozha', size: 120, x: 300, y: 620, fill: madder }) +
      line('GLORIOUS YEARS OF PAPA', {
        face: 'khandBold',
        size: 36,
        x: 300,
        y: 676,
        fill: ink,
        track: 3,
      }) +
      line('1965 to today', { face: 'kalamLight', size: 36, x: 300, y: 722, fill: ink }),
  },
  'rakhi-siblings-frame': {
    inside: () =>
      mat() +
      opening(siblingsPhoto, 80, 76, 440, 430) +
      rakhi(300, 572) +
      line('Aarav', { face: 'vibes', size: 86, x: 150, y: 706, fill: ink }) +
      line('Diya', { face: 'vibes', size: 86, x: 450, y: 706, fill: ink }),
  },
  'bhai-behen-frame': {
    inside: () =>
      mat('#F5ECD7') +
      put(border(520, block), 300, 52) +
      line('भाई-बहन', { face: 'rozha', size: 128, x: 300, y: 186, fill: madder, max: 500 }) +
      opening(siblingsPhoto, 70, 236, 460, 380) +
      line('window seat rivals since 1998', {
        face: 'kalam',
        size: 36,
        x: 300,
        y: 676,
        fill: ink,
      }) +
      put(border(520, block), 300, 732, -1),
  },
  'wedding-arch-frame': {
    form: 'moulded',
    inside: () =>
      mat('#FBF3E4') +
      clip(palaceArch, put(couplePhoto(440, 520), 80, 44)) +
      `<path d="${palaceArch}" ${stroke('#C9962E', 6)}/><path d="${palaceArch}" transform="translate(-18 -22) scale(1.06)" ${stroke('#C9962E', 2.4)}/>` +
      [60, 540]
        .map((x) =>
          [640, 130]
            .map((y) => put(booti({ a: madder, b: '#C9962E', c: '#2E6B45', ink }), x, y, 0.9))
            .join(''),
        )
        .join('') +
      line('Kabir & Tara', { face: 'vibes', size: 92, x: 300, y: 660, fill: madder, max: 400 }) +
      line('UDAIPUR, 12 DECEMBER 2025', {
        face: 'khand',
        size: 30,
        x: 300,
        y: 716,
        fill: ink,
        track: 4,
      }),
  },
  'hill-holiday-frame': {
    inside: () =>
      put(hillPhoto(600, 780), 0, 0) +
      '<rect y="610" width="600" height="170" fill="#22304F"/><rect y="606" width="600" height="8" fill="#EDAE3C"/>' +
      line('DARJEELING', {
        face: 'khandBold',
        size: 112,
        x: 300,
        y: 706,
        fill: '#FBF3E4',
        track: 8,
        max: 530,
      }) +
      line('by the little train, May 2025', {
        face: 'kalamLight',
        size: 36,
        x: 300,
        y: 754,
        fill: '#EDAE3C',
      }),
  },
  'grandparents-frame': {
    form: 'moulded',
    inside: () =>
      mat('#F5ECD7') +
      put(
        clip(
          'M0,-220 C120,-220 190,-130 190,0 C190,130 120,220 0,220 C-120,220 -190,130 -190,0 C-190,-130 -120,-220 0,-220Z',
          put(grandparentsPhoto(400, 460), -200, -230),
        ) +
          `<ellipse rx="192" ry="222" ${stroke('#B5984E', 5)}/><ellipse rx="208" ry="238" ${stroke('#B5984E', 2)}/>`,
        300,
        320,
      ) +
      line('Aaji & Ajoba', { face: 'vibes', size: 92, x: 300, y: 668, fill: '#5A3A22' }) +
      line('SATARA, 1974', { face: 'khand', size: 34, x: 300, y: 720, fill: '#5A3A22', track: 8 }),
  },
  'paw-print-frame': {
    inside: (accent) =>
      mat() +
      opening(dogPhoto, 90, 90, 420, 450) +
      [
        [44, 720, 40],
        [48, 590, 10],
        [46, 460, -8],
        [50, 330, 12],
        [46, 200, -6],
        [60, 60, 20],
        [190, 44, 84],
        [320, 46, 96],
        [450, 42, 86],
        [552, 110, 170],
        [554, 250, 190],
        [552, 390, 174],
        [556, 520, 188],
      ]
        .map(([x, y, turn]) => put(paw(accent), x!, y!, 0.42, turn))
        .join('') +
      put(
        `<path d="M-170,0 C-160,-84 160,-84 170,0 C160,84 -160,84 -170,0Z" fill="#D9A94A"/><path d="M-156,0 C-146,-70 146,-70 156,0 C146,70 -146,70 -156,0Z" ${stroke('#8A6420', 3)}/>${dot(0, -72, 13, '#8A6420')}${line('Simba', { face: 'yatra', size: 78, y: 24, fill: '#4A3310' })}`,
        300,
        662,
      ),
  },
}
