import { type Lab, labDifference, labOf } from './lab-color.ts'

const colors = {
  black: '#101010',
  grey: '#808080',
  white: '#ffffff',
  red: '#c81e1e',
  orange: '#f07818',
  yellow: '#f5d020',
  green: '#2e8b3a',
  blue: '#2a4fa3',
  purple: '#7a2f8f',
  pink: '#ee7fae',
  brown: '#6a4329',
} as const
type ColorName = keyof typeof colors

/** The fields of a form ask for the same few colours at each key. */
const found = new Map<string, ColorName>()
const mostFound = 500

/** The named colours, converted once: a phone that compares ten inks notices more. */
let namedLabs: (readonly [ColorName, Lab])[] | undefined

/** The name of the nearest colour. */
export function nearestColor(hex: string): ColorName {
  const known = found.get(hex)
  if (known) return known
  if (found.size >= mostFound) found.clear()
  const name = compareAll(hex)
  found.set(hex, name)
  return name
}

function compareAll(hex: string): ColorName {
  const lab = labOf(hex)
  namedLabs ??= Object.entries(colors).map(([name, color]) => [name as ColorName, labOf(color)])
  let nearest: ColorName = 'black'
  let least = Number.POSITIVE_INFINITY
  for (const [name, named] of namedLabs) {
    const difference = labDifference(lab, named)
    if (difference < least) [nearest, least] = [name, difference]
  }
  return nearest
}

/** Whether a field value is a colour, which people read by its name. */
export const isHexColor = (value: string): boolean => /^#[0-9a-f]{6}$/.test(value)
