import { put } from '../scene.ts'

/** The colours of the motifs; a drawing names those that an item may choose. */
export const tones = {
  madder: '#a8322a',
  rust: '#c95a34',
  orange: '#e08a2e',
  marigold: '#edae3c',
  gold: '#f3c562',
  straw: '#f8dfa2',
  cream: '#fbf1de',
  leaf: '#2e6b45',
  moss: '#6f9a58',
  sage: '#a9c29a',
  teal: '#2f8f8b',
  sky: '#9cc9d6',
  blue: '#33609c',
  navy: '#26345e',
  plum: '#7a2c4b',
  rose: '#d1496f',
  pink: '#ee9fae',
  blush: '#f8d3cf',
  clay: '#b5673d',
  tan: '#d9a877',
  brown: '#6b3f26',
  grey: '#8d97a6',
  mist: '#cfd6dc',
  ink: '#2b2320',
  white: '#ffffff',
} as const

/** A drawing, and the colours of it that an item may choose. */
export type MotifDrawing = readonly [svg: string, ...slots: string[]]
export type MotifSet = Readonly<Record<string, MotifDrawing>>
type Point = readonly [x: number, y: number]

export const shape = (d: string, color: string): string => `<path d="${d}" fill="${color}"/>`
export const line = (d: string, color: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`

/** Darker and lighter parts of whatever colour is under them, so that they follow the item's. */
export const shade = (d: string, amount = 0.14): string =>
  `<path d="${d}" fill="#000000" opacity="${amount}"/>`
export const gleam = (d: string, amount = 0.35): string =>
  `<path d="${d}" fill="#ffffff" opacity="${amount}"/>`
export const shadeLine = (d: string, width: number, amount = 0.22): string =>
  `<path d="${d}" fill="none" stroke="#000000" stroke-width="${width}" opacity="${amount}"/>`
export const gleamLine = (d: string, width: number, amount = 0.5): string =>
  `<path d="${d}" fill="none" stroke="#ffffff" stroke-width="${width}" opacity="${amount}"/>`

export const disc = (x: number, y: number, r: number, color: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`
export const ring = (x: number, y: number, r: number, color: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="${width}"/>`
export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  turn = 0,
): string => put(`<ellipse cx="0" cy="0" rx="${rx}" ry="${ry}" fill="${color}"/>`, x, y, 1, turn)
/** A rectangle with round corners, as curves: a mirror would turn arcs inside out. */
export function bar(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  r = 0,
): string {
  if (r === 0) return shape(`M${x},${y}h${width}v${height}h${-width}Z`, color)
  const round = Math.min(r, width / 2, height / 2)
  const [w, h, c] = [tenth(width - 2 * round), tenth(height - 2 * round), tenth(round * 0.552)]
  const k = tenth(round - c)
  return shape(
    `M${x + round},${y}h${w}c${c},0 ${round},${k} ${round},${round}v${h}c0,${c} ${-k},${round} ${-round},${round}h${-w}c${-c},0 ${-round},${-k} ${-round},${-round}v${-h}c0,${-c} ${k},${-round} ${round},${-round}Z`,
    color,
  )
}

/** A half and its mirror image. */
export const both = (half: string): string => half + `<g transform="scale(-1 1)">${half}</g>`
export const around = (n: number, part: string, start = 0): string =>
  Array.from(
    { length: n },
    (_, at) => `<g transform="rotate(${start + (360 / n) * at})">${part}</g>`,
  ).join('')
/** `n` times, drawn from its number. */
export const each = (n: number, draw: (at: number) => string): string =>
  Array.from({ length: n }, (_, at) => draw(at)).join('')

/** A point of a circle around the origin, from the top clockwise. */
export const at = (r: number, degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180
  return [tenth(r * Math.sin(turn)), tenth(-r * Math.cos(turn))]
}
const tenth = (length: number): number => Math.round(length * 10) / 10

/** A soft outline through the points (Catmull and Rom). */
export function smooth(points: readonly Point[], isClosed = true, pull = 1): string {
  const n = points.length
  const point = (index: number): Point =>
    points[isClosed ? (index + n) % n : Math.min(n - 1, Math.max(0, index))]!
  const curves = Array.from({ length: isClosed ? n : n - 1 }, (_, index) => {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => point(index + step)) as [
      Point,
      Point,
      Point,
      Point,
    ]
    const near = (a: Point, b: Point, sign: number, on: Point): string =>
      `${tenth(on[0] + (sign * pull * (b[0] - a[0])) / 6)},${tenth(on[1] + (sign * pull * (b[1] - a[1])) / 6)}`
    return `C${near(before, to, 1, from)} ${near(from, after, -1, to)} ${to.join(',')}`
  })
  return `M${point(0).join(',')}${curves.join('')}${isClosed ? 'Z' : ''}`
}

/** A star of `n` points. */
export function starPath(n: number, outer: number, inner: number, start = 0): string {
  const corners = Array.from({ length: 2 * n }, (_, index) =>
    at(index % 2 ? inner : outer, start + (180 / n) * index).join(','),
  )
  return `M${corners.join('L')}Z`
}

/** A ring of `n` half rounds. */
export function scallops(n: number, r: number): string {
  const bow = tenth(r * Math.sin(Math.PI / n))
  const corners = Array.from({ length: n + 1 }, (_, index) => at(r, (360 / n) * index).join(','))
  return `M${corners.join(`A${bow},${bow} 0 0 1 `)}Z`
}

/** A pointed leaf or petal from the origin up; `belly` is where it is widest, from 0 to 1. */
export const blade = (length: number, width: number, belly = 0.45): string => {
  const [low, high] = [tenth(-length * belly * 0.6), tenth(-length * (belly + 0.35))]
  return `M0,0C${width},${low} ${width},${high} 0,${-length}C${-width},${high} ${-width},${low} 0,0Z`
}
/** A petal with a round end. */
export const roundPetal = (length: number, width: number): string =>
  `M0,0C${tenth(width * 0.5)},${tenth(-length * 0.25)} ${tenth(width * 1.25)},${-length} 0,${-length}C${tenth(-width * 1.25)},${-length} ${tenth(-width * 0.5)},${tenth(-length * 0.25)} 0,0Z`

/** Petals around the origin. */
export const bloom = (n: number, petal: string, color: string, start = 0): string =>
  around(n, shape(petal, color), start)

/** A flame with its foot at x, y. */
export const flame = (x: number, y: number, size = 1, color: string = tones.orange): string =>
  put(
    shape('M0,-36C13,-18 15,2 0,4C-15,2 -13,-18 0,-36Z', color) +
      shape('M0,-17C6,-8 7,2 0,2C-7,2 -6,-8 0,-17Z', tones.straw),
    x,
    y,
    size,
  )

/** A heart of about 60 across around the origin. */
export const heartPath =
  'M0,28C-42,2 -34,-28 -15,-28C-6,-28 0,-21 0,-14C0,-21 6,-28 15,-28C34,-28 42,2 0,28Z'

/** A tassel that hangs from x, y. */
export const tassel = (x: number, y: number, color: string, length = 34): string =>
  put(
    disc(0, 0, 4.5, color) +
      shape(`M-4,5H4L9,${length}H-9Z`, color) +
      shadeLine(`M-3,9L-4,${length - 3}M3,9L4,${length - 3}`, 1.6, 0.25),
    x,
    y,
  )
export { put }
