import { linearLight } from '#scene/linear-light.ts'

/** A colour in CIELAB under D65: lightness, green to red, blue to yellow. */
export type Lab = readonly [lightness: number, a: number, b: number]

/** Converts a hex colour of sRGB to CIELAB. */
export function labOf(hex: string): Lab {
  const [r, g, b] = linearLight(hex)
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** The distance of two hex colours: ΔE of 1976; a trained eye just notices 2. */
export const colorDifference = (one: string, other: string): number =>
  labDifference(labOf(one), labOf(other))

/** The same of two colours in CIELAB. */
export const labDifference = (a: Lab, b: Lab): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

function curve(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116
}
