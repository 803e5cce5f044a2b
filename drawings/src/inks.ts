type Rgb = [number, number, number]

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The colour `share` of the way from one hex to another. */
export function mix(from: string, to: string, share: number): string {
  const a = rgb(from)
  const b = rgb(to)
  const parts = a.map((part, index) => Math.round(part + (b[index]! - part) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

export const lighter = (hex: string, share: number): string => mix(hex, '#FFFFFF', share)
export const darker = (hex: string, share: number): string => mix(hex, '#140d08', share)

function luminance(hex: string): number {
  const [r, g, b] = rgb(hex).map((part) => (part / 255) ** 2.2) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export const isDark = (hex: string): boolean => luminance(hex) < 0.26

/** How much lighter one colour is than the other, as of WCAG: 1 to 21. */
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (high! + 0.05) / (low! + 0.05)
}

function distance(a: string, b: string): number {
  const x = rgb(a)
  const y = rgb(b)
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2])
}

/** The printing inks for a ground: `ink` for lettering, `a` `b` `c` for colour, `paper` is the ground. */
export type Inks = { paper: string; ink: string; a: string; b: string; c: string; dark: boolean }

const onDark = ['#EDAE3C', '#E8735F', '#9CCBC0', '#F0D9B5', '#EBC3C0']
const onLight = ['#A8322A', '#D9912B', '#2E6B45', '#33447A', '#7A2C4B']

/** Inks that can be told apart on this ground; the house pair first, others where it would drown. */
export function inksFor(paper: string): Inks {
  const dark = isDark(paper)
  const ink = dark
    ? '#FBF3E4'
    : (['#26345E', '#3A1F1B'].find((hex) => contrast(hex, paper) >= 4.5) ?? '#1C1A17')
  const [a, b, c] = [...(dark ? onDark : onLight), '#FBF3E4', '#6B1F2B', '#1C1A17'].filter(
    (hex) => contrast(hex, paper) >= (dark ? 2.4 : 1.9) && distance(hex, paper) > 90 && hex !== ink,
  )
  return { paper, ink, a: a!, b: b!, c: c!, dark }
}
