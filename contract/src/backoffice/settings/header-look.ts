import { linearLight } from '@tohfa/print-engine/scene/linear-light'

/** The colours of the header where staff chose none (web/app/styles/tokens.css). */
export const usualHeader = { ground: '#fbf8f2', ink: '#1c1a17' } as const

/** Below, text is hard to read (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5

const colorPattern = /^#[\da-f]{6}$/

/** A colour as `#1c1a17`; other words stay, to be refused. */
export function writtenColor(typed: string): string {
  const plain = typed.trim().toLowerCase()
  const digits = plain.startsWith('#') ? plain.slice(1) : plain
  const long = /^[\da-f]{3}$/.test(digits) ? digits.replaceAll(/./g, '$&$&') : digits
  return colorPattern.test(`#${long}`) ? `#${long}` : plain
}

export const isColor = (written: string): boolean => colorPattern.test(written)

/** How far two colours are apart, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [r, g, b] = linearLight(color)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

type Chosen = { ground: string; ink: string }

/** The colours of the header: one that is not chosen is the usual one. */
export const headerColors = ({ ground, ink }: Chosen): Chosen => ({
  ground: ground || usualHeader.ground,
  ink: ink || usualHeader.ink,
})

/** Whether the words of the header can be read. */
export function isReadable(chosen: Chosen): boolean {
  const { ground, ink } = headerColors(chosen)
  return contrastOf(ground, ink) >= leastContrast
}

/** The file of the header's colours; undefined where staff chose none. */
export function headerStylePath(chosen: Chosen): string | undefined {
  if (!chosen.ground && !chosen.ink) return undefined
  const { ground, ink } = headerColors(chosen)
  return `/header/${ground.slice(1)}-${ink.slice(1)}.css`
}
