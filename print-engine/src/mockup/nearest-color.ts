import { colorDifference } from './lab-color.ts'

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
  const [nearest] = Object.entries(colors)
    .map(([name, color]) => [name as ColorName, colorDifference(hex, color)] as const)
    .toSorted(([, a], [, b]) => a - b)
  return nearest?.[0] ?? 'black'
}

/** Whether a field value is a colour, which people read by its name. */
export const isHexColor = (value: string): boolean => /^#[0-9a-f]{6}$/.test(value)
