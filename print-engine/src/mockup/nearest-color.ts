import { type Lab, labDifference, labOf } from './lab-color.ts'

/** What people call by a name: a usual shade, and dark or light ones that are far from it. */
const colors = {
  black: ['#101010'],
  grey: ['#808080', '#d4d4d4'],
  white: ['#ffffff'],
  red: ['#c81e1e', '#701420'],
  orange: ['#f07818'],
  yellow: ['#f5d020'],
  green: ['#2e8b3a', '#144028', '#a8e0a0'],
  blue: ['#2a4fa3', '#1a2a4c', '#98ccf0'],
  purple: ['#7a2f8f', '#401a50', '#c8a8e4'],
  pink: ['#ee7fae', '#f8ccd8'],
  brown: ['#6a4329'],
} as const
type ColorName = keyof typeof colors

/** The fields of a form ask for the same few colours at each key. */
const found = new Map<string, ColorName>()
const mostFound = 500

/** All shades, converted once: a phone that compares ten inks notices more. */
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
  namedLabs ??= Object.entries(colors).flatMap(([name, shades]) =>
    shades.map((shade) => [name as ColorName, labOf(shade)] as const),
  )
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
