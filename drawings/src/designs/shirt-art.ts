import { darker, mix, type Inks } from '../inks.ts'
import { line } from '../lettering.ts'
import { clip, put } from '../scene.ts'
import type { ShirtArt } from '../mockups/tshirt.ts'
import { elephant } from './creatures.ts'
import { booti, border, dot, marigold, paint, paisley, petals } from './ornament.ts'
import { repeated } from './patterns.ts'
import { auto, chaiGlass, mountains, rain, umbrella } from './things.ts'

const { stroke } = paint
const pocket: [number, number, number] = [692, 430, 0.4]

const caps = (text: string, size: number, y: number, fill: string, track = 8, max = 400): string =>
  line(text, { face: 'khandBold', size, y, fill, track, max })

const chai = (k: Inks): string =>
  put(chaiGlass(k.ink, '#B5673D', k.ink), 0, -70, 1.3) +
  line('पहले चाय', { face: 'yatra', size: 128, y: 178, fill: k.ink, max: 400 }) +
  caps('BAAKI SAB BAAD MEIN', 40, 232, k.a)

const hindiName = (k: Inks): string =>
  line('अनन्या', { face: 'rozha', size: 210, y: 40, fill: k.ink, max: 400 }) +
  `<path d="M-200,96 H-40 M40,96 H200" ${stroke(k.a, 4)}/>` +
  put(marigold(k.a, k.b), 0, 96, 0.52) +
  caps('ANANYA', 44, 164, k.ink, 22)

const himalaya = (k: Inks): string => {
  const ridges = k.dark
    ? ['#9FB4BE', '#6F97A0', '#4B7480', '#2F5560']
    : ['#9AA9A6', '#6C8F86', '#46735C', '#2C5443']
  return (
    put(
      clip(
        'M-170,0 a170,170 0 1 0 340,0 a170,170 0 1 0 -340,0Z',
        `<rect x="-180" y="-180" width="360" height="360" fill="${k.dark ? '#33447A' : '#F3D9B0'}"/>` +
          put(mountains(k.dark ? '#EDAE3C' : '#E8735F', ridges), 0, 40, 1.05),
      ),
      0,
      -50,
    ) +
    `<circle cy="-50" r="180" ${stroke(k.ink, 4)}/>` +
    caps('KEDARKANTHA', 62, 206, k.ink, 12) +
    caps('12,500 FT  ·  DECEMBER 2025', 32, 248, k.ink, 5)
  )
}

const monsoon = (k: Inks): string =>
  rain(420, 420, mix(k.ink, k.paper, 0.35)) +
  `<path d="M-130,20 C-110,-110 110,-110 130,20 L90,190 H-90Z" fill="${k.paper}"/>` +
  put(umbrella(k.a, k.b, k.ink), 0, 0, 1.5) +
  `<rect x="-200" y="196" width="400" height="104" fill="${k.paper}"/>` +
  line('पहली बारिश', { face: 'kalam', size: 96, y: 268, fill: k.ink, max: 380 })

const autoRaja = (k: Inks): string =>
  line('ऑटो राजा', { face: 'yatra', size: 118, y: -122, fill: k.ink, max: 400 }) +
  put(
    auto('#EBA42B', k.dark ? '#3F7D4E' : '#1F4A3A', k.dark ? '#100E0D' : '#211F1E', 'MH 47'),
    0,
    30,
    1.44,
  ) +
  `<path d="M-220,186 H220" ${stroke(k.ink, 4)}/>` +
  caps('ANDHERI TO EVERYWHERE', 40, 234, k.a, 6)

const cricket = (k: Inks): string =>
  caps('ROHAN', 110, -110, k.ink, 12) +
  line('18', {
    face: 'khandBold',
    size: 400,
    y: 190,
    fill: k.ink,
    more: `stroke="${k.a}" stroke-width="9" paint-order="stroke"`,
  }) +
  caps('SHIVAJI LANE XI', 36, 250, k.a, 8)

const runClub = (k: Inks): string => {
  const bands = Array.from(
    { length: 6 },
    (_, row) =>
      `<rect x="-190" y="${-10 - row * 26}" width="380" height="${17 - row * 1.4}" fill="${row % 2 ? k.b : k.a}"/>`,
  ).join('')
  return (
    put(clip('M-180,20 a180,180 0 0 1 360,0Z', bands), 0, -20) +
    `<path d="M-210,14 H210" ${stroke(k.ink, 7)}/>` +
    caps('SUNDAY RUN CLUB', 74, 88, k.ink, 4) +
    line('5 km, then idli', { face: 'kalam', size: 54, y: 154, fill: k.a })
  )
}

const companyLogo = (k: Inks): string =>
  put(
    petals(6, 8, 86, 34, `fill="${k.a}"`) +
      petals(6, 8, 60, 14, `fill="${k.paper}"`) +
      dot(0, 0, 16, k.b),
    0,
    -60,
  ) + line('neem & co.', { face: 'rozha', size: 92, y: 116, fill: k.ink })

const baraat = (k: Inks): string => {
  const gold = { a: '#D9B25F', b: k.paper, c: '#D9B25F', ink: '#D9B25F' }
  const onLight = { ...gold, a: '#9C7426', c: '#9C7426', ink: '#9C7426' }
  const colors = k.dark ? gold : onLight
  return (
    put(paisley(colors), -82, -30, 1.5) +
    put(`<g transform="scale(-1 1)">${paisley(colors)}</g>`, 82, -30, 1.5) +
    line('A & S', { face: 'rozha', size: 100, y: 150, fill: colors.a }) +
    caps('BARAAT SQUAD', 46, 212, colors.a, 8)
  )
}

const monogram = (k: Inks): string => {
  const tone = k.dark ? '#D9B25F' : k.paper === '#FAFAF7' ? '#33447A' : darker(k.paper, 0.6)
  return (
    line('RK', { face: 'rozha', size: 190, y: 40, fill: tone }) +
    `<path d="M-120,78 H120" ${stroke(tone, 6)}/>`
  )
}

const stripes = (k: Inks): string =>
  Array.from(
    { length: 60 },
    (_, index) =>
      `<path d="M${index * 18},100 V1260" stroke="${k.dark ? '#8E9BC0' : '#5A5D60'}" stroke-width="1.8" opacity=".55"/>`,
  ).join('')

const procession = (k: Inks): string => {
  const skin = k.dark ? '#8D97A6' : '#6F7B8C'
  const cloths = [k.a, k.b, k.c]
  return (
    put(border(440, k), 0, -132) +
    cloths
      .map((cloth, index) =>
        put(
          elephant(
            skin,
            cloth === skin ? k.a : cloth,
            '#F3C562',
            '#211F1E',
            index === 2
              ? line('M', { face: 'rozha', size: 66, x: -38, y: 2, fill: '#F3C562' })
              : '',
          ),
          -152 + index * 150,
          0,
          0.56,
        ),
      )
      .join('') +
    put(border(440, k), 0, 106, -1)
  )
}

/** What each shirt of the sample catalogue has printed on it, by slug. */
export const shirtArt: Record<string, ShirtArt> = {
  'cutting-chai-tee': { neck: 'round', chest: chai },
  'hindi-name-tee': { neck: 'round', chest: hindiName, at: [540, 570, 1.16] },
  'himalaya-sunrise-tee': { neck: 'round', chest: himalaya },
  'bombay-monsoon-oversized-tee': {
    neck: 'round',
    fit: 'wide',
    chest: monsoon,
    at: [540, 590, 1.2],
  },
  'auto-raja-oversized-tee': { neck: 'round', fit: 'wide', chest: autoRaja, at: [540, 590, 1.3] },
  'gully-cricket-jersey': {
    neck: 'v',
    chest: cricket,
    sleeves: (k) => k.b,
    trim: (k) => k.b,
    at: [540, 640, 1.1],
  },
  'sunday-run-club-tee': {
    neck: 'round',
    chest: runClub,
    sleeves: (k) => (k.dark ? '#3C3F43' : mix(k.paper, '#FFFFFF', 0.55)),
  },
  'company-logo-polo': { neck: 'polo', chest: companyLogo, trim: (k) => k.a, at: pocket },
  'baraat-squad-polo': {
    neck: 'polo',
    chest: baraat,
    trim: (k) => (k.dark ? '#D9B25F' : '#A8322A'),
    at: [692, 440, 0.44],
  },
  'monogram-mandarin-tee': { neck: 'mandarin', chest: monogram, at: pocket },
  'pinstripe-formal-tee': {
    neck: 'polo',
    allOver: stripes,
    chest: (k) => line('A. Kapoor', { face: 'vibes', size: 150, fill: k.ink }),
    at: pocket,
  },
  'bagru-block-print-tee': {
    neck: 'round',
    allOver: (k) =>
      repeated(1080, 1350, 104, 118, booti({ ...k, c: k.dark ? '#9CCBC0' : k.c }), 0.82),
    chest: () => '',
  },
  'haathi-procession-tee': { neck: 'round', chest: procession, at: [540, 570, 1.24] },
}
