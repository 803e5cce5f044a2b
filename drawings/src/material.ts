import { darker, isDark, lighter } from './inks.ts'
import { multiply, screen, uid } from './scene.ts'

type Stop = [offset: number, color: string, opacity?: number]

/** A linear gradient and how to use it; angle as x1 y1 x2 y2 over the shape's box. */
export function gradient(stops: Stop[], angle = [0, 0, 1, 0]): { def: string; url: string } {
  const id = uid()
  const [x1, y1, x2, y2] = angle
  const inner = stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('')
  return {
    def: `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${inner}</linearGradient>`,
    url: `url(#${id})`,
  }
}

/** Folds as soft strokes: dark valleys and light ridges, tuned to how dark the cloth is. */
export function folds(
  cloth: string,
  valleys: string[],
  ridges: string[],
  blur = 14,
  width = 26,
): string {
  const dark = isDark(cloth)
  const strokes = (paths: string[], color: string): string =>
    `<g filter="url(#blur${blur})" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round">${paths.map((d) => `<path d="${d}"/>`).join('')}</g>`
  return (
    multiply(strokes(valleys, darker(cloth, 0.55)), dark ? 0.44 : 0.16) +
    screen(strokes(ridges, lighter(cloth, 0.5)), dark ? 0.17 : 0.42)
  )
}

const metals: Record<string, string> = {
  Silver: '#BFC3C7',
  Gold: '#D2A84C',
  'Antique Brass': '#A9853F',
  Copper: '#B5673D',
  'Rose Gold': '#D79A86',
  Black: '#3A3836',
}

export const metalTone = (color: string): string => metals[color] ?? metals['Antique Brass']!

/** As dark as a letter on metal gets. Under it nothing is polished: as bright a gloss would wash it out. */
export const engraved = '#120C04'

/** Brushed or polished metal across a shape. */
export function metal(tone: string, angle = [0, 0, 1, 1]): { def: string; url: string } {
  const gloss = tone === engraved ? 0.3 : 1
  return gradient(
    [
      [0, lighter(tone, 0.55 * gloss)],
      [0.28, tone],
      [0.46, lighter(tone, 0.4 * gloss)],
      [0.66, darker(tone, 0.22)],
      [1, darker(tone, 0.42)],
    ],
    angle,
  )
}
