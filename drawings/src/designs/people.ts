import { darker, lighter } from '../inks.ts'
import { put } from '../scene.ts'
import { dot, paint } from './ornament.ts'

const { stroke } = paint

type Person = {
  skin: string
  hair: string
  cloth: string
  trim?: string
  style: 'short' | 'bun' | 'long' | 'baby' | 'turban' | 'braid'
  glasses?: boolean
  moustache?: boolean
  bindi?: boolean
}

function behind({ style, hair }: Person): string {
  if (style === 'bun') return dot(0, -92, 26, hair)
  if (style === 'long')
    return `<path d="M-64,-20 C-70,-100 70,-100 64,-20 C66,30 74,70 58,86 H-58 C-74,70 -66,30 -64,-20Z" fill="${hair}"/>`
  if (style === 'braid')
    return `<path d="M44,-20 C66,10 50,40 62,70 C66,92 48,104 42,112" fill="none" stroke="${hair}" stroke-width="24" stroke-linecap="round"/>`
  return ''
}

function hairline({ style, hair, trim }: Person): string {
  if (style === 'turban')
    return `<path d="M-62,-26 C-76,-96 -20,-112 8,-106 C60,-104 74,-66 62,-24 C40,-52 -30,-58 -62,-26Z" fill="${trim ?? hair}"/><path d="M-58,-44 C-20,-78 30,-84 58,-58 M-46,-72 C-10,-98 30,-100 50,-84" ${stroke(darker(trim ?? hair, 0.25), 4)}/>`
  if (style === 'baby')
    return `<path d="M-57,-20 C-58,-88 -20,-98 6,-94 C46,-92 62,-60 57,-18 C48,-46 34,-58 20,-62 C24,-54 20,-50 14,-50 C-14,-52 -46,-48 -57,-20Z" fill="${hair}"/><path d="M4,-92 C-6,-112 18,-118 22,-104" ${stroke(hair, 7)}/>`
  if (style === 'short')
    return `<path d="M-58,-10 C-70,-84 -24,-92 6,-88 C54,-88 66,-50 57,-8 C54,-30 48,-40 36,-46 C10,-40 -24,-44 -44,-52 C-54,-40 -56,-28 -58,-10Z" fill="${hair}"/>`
  return `<path d="M-58,-4 C-68,-84 -30,-90 0,-90 C34,-90 68,-82 58,-4 C54,-36 34,-54 0,-66 C-32,-54 -54,-36 -58,-4Z" fill="${hair}"/>`
}

/** A head and shoulders in flat colours, about 240 wide; the chin is near 0,60. */
function person(who: Person): string {
  const { skin, cloth, trim = '#EDAE3C' } = who
  const shadeTone = darker(skin, 0.16)
  const small = who.style === 'baby'
  const eye = (x: number): string =>
    small
      ? dot(x, 2, 8, '#2A1C14') + dot(x + 2.6, -1, 2.6, '#FFFFFF')
      : `<path d="M${x - 9},-4 q9,9 18,0" ${stroke('#3A2419', 4)}/>`
  return [
    behind(who),
    small
      ? `<path d="M-84,200 C-88,104 -60,76 -20,70 H20 C60,76 88,104 84,200Z" fill="${cloth}"/>`
      : `<path d="M-118,200 C-118,120 -80,96 -28,86 H28 C80,96 118,120 118,200Z" fill="${cloth}"/>`,
    small
      ? `<path d="M-30,70 C-20,96 20,96 30,70" ${stroke(trim, 7)}/>`
      : `<path d="M-26,40 V88 C-20,108 20,108 26,88 V40Z" fill="${shadeTone}"/><path d="M-34,84 C-24,118 24,118 34,84" ${stroke(trim, 7)}/>`,
    dot(-57, 0, 12, skin) + dot(57, 0, 12, skin),
    small
      ? `<path d="M-57,-14 C-57,-94 57,-94 57,-14 C74,34 40,66 0,66 C-40,66 -74,34 -57,-14Z" fill="${skin}"/>`
      : `<path d="M-56,-14 C-56,-92 56,-92 56,-14 C56,36 28,64 0,64 C-28,64 -56,36 -56,-14Z" fill="${skin}"/>`,
    hairline(who),
    eye(-23) + eye(23),
    `<path d="M-36,-22 q12,-7 24,0 M12,-22 q12,-7 24,0" ${stroke(darker(who.hair, 0.1), 4)}/>`,
    `<path d="M-3,10 q4,6 8,0" ${stroke(shadeTone, 4)}/>`,
    `<path d="M-17,28 Q0,46 17,28Z" fill="#FBF3E4" stroke="#8A3B32" stroke-width="3.4" stroke-linejoin="round"/>`,
    `<ellipse cx="-35" cy="18" rx="10" ry="7" fill="#D9605A" opacity=".25"/><ellipse cx="35" cy="18" rx="10" ry="7" fill="#D9605A" opacity=".25"/>`,
    who.moustache
      ? `<path d="M0,20 C12,12 26,18 34,24 C20,30 8,28 0,24 C-8,28 -20,30 -34,24 C-26,18 -12,12 0,20Z" fill="${who.hair}"/>`
      : '',
    who.bindi ? dot(0, -32, 5, '#B3202E') : '',
    who.glasses
      ? `<circle cx="-23" cy="-2" r="18" ${stroke('#3A2419', 3.6)}/><circle cx="23" cy="-2" r="18" ${stroke('#3A2419', 3.6)}/><path d="M-5,-4 q5,-5 10,0" ${stroke('#3A2419', 3.6)}/>`
      : '',
  ].join('')
}

const grey = '#B9B3AA'
const black = '#2A1D1A'
const cast = {
  mother: {
    skin: '#C68A5E',
    hair: black,
    cloth: '#A8322A',
    trim: '#EDAE3C',
    style: 'bun',
    bindi: true,
  },
  father: {
    skin: '#B67A4E',
    hair: black,
    cloth: '#33447A',
    trim: '#F5ECD7',
    style: 'short',
    moustache: true,
  },
  sister: {
    skin: '#CB9267',
    hair: '#38241C',
    cloth: '#D9912B',
    trim: '#A8322A',
    style: 'long',
    bindi: true,
  },
  brother: { skin: '#BD8256', hair: black, cloth: '#2E6B45', trim: '#F5ECD7', style: 'short' },
  bride: {
    skin: '#CB9267',
    hair: black,
    cloth: '#B3202E',
    trim: '#EDAE3C',
    style: 'braid',
    bindi: true,
  },
  groom: { skin: '#B67A4E', hair: black, cloth: '#F3E4C4', trim: '#A8322A', style: 'turban' },
  grandmother: {
    skin: '#B98259',
    hair: grey,
    cloth: '#F3E9D6',
    trim: '#A8322A',
    style: 'bun',
    glasses: true,
    bindi: true,
  },
  grandfather: {
    skin: '#AD754C',
    hair: grey,
    cloth: '#E5DCCB',
    trim: '#8A7A66',
    style: 'short',
    glasses: true,
    moustache: true,
  },
  baby: { skin: '#D09A70', hair: '#4A3026', cloth: '#9CCBC0', trim: '#FBF3E4', style: 'baby' },
  girl: { skin: '#C68A5E', hair: black, cloth: '#E8735F', trim: '#FBF3E4', style: 'braid' },
  friend: {
    skin: '#A66D45',
    hair: black,
    cloth: '#1F6F73',
    trim: '#EDAE3C',
    style: 'short',
    glasses: true,
  },
} as const satisfies Record<string, Person>

export const head = (who: keyof typeof cast, x: number, y: number, scale: number): string =>
  put(person(cast[who]), x, y, scale)

/** The backdrop of a portrait: warm light behind, darker toward the corners. */
export function backdrop(width: number, height: number, color: string): string {
  return `<rect width="${width}" height="${height}" fill="${color}"/><ellipse cx="${width * 0.45}" cy="${height * 0.42}" rx="${width * 0.42}" ry="${height * 0.44}" fill="${lighter(color, 0.35)}" filter="url(#blur70)"/>`
}
