// chunk: designing
import { colorNames } from '@tohfa/print-engine/mockup/color-names.texts'
import { nearestColor } from '@tohfa/print-engine/mockup/nearest-color'

/** The shop's ink colours, besides that of the template. */
const inks = [
  '#1c1a17',
  '#ffffff',
  '#a8322a',
  '#e27a2c',
  '#e9b824',
  '#2e6b45',
  '#26418e',
  '#6a2f86',
  '#d8578f',
  '#6a4329',
]

export const nameOfInk = (color: string): string => colorNames[nearestColor(color)]

/** The template's own colour first, then every ink with another name. */
export function inksOf(sample: string | null): string[] {
  const own = sample ? [sample.toLowerCase()] : []
  return [
    ...own,
    ...inks.filter((ink) => own.every((other) => nameOfInk(other) !== nameOfInk(ink))),
  ]
}
