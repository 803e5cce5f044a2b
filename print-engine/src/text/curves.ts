import type { Point } from './outline.ts'

/** A Bézier curve by its points, the first of them where the path already is. */
export type Curve = readonly Point[]

const between = ([x, y]: Point, [toX, toY]: Point, t: number): Point => [
  x + (toX - x) * t,
  y + (toY - y) * t,
]

/** A curve in two, cut at `t` by de Casteljau's construction. */
function cut(curve: Curve, t: number): [Curve, Curve] {
  const before: Point[] = []
  const after: Point[] = []
  let points = [...curve]
  for (let first = points[0], last = points.at(-1); first && last;) {
    before.push(first)
    after.unshift(last)
    points = points.slice(1).map((point, i) => between(points[i] ?? point, point, t))
    first = points[0]
    last = points.at(-1)
  }
  return [before, after]
}

/** A curve in so many parts, equal in its parameter. */
export function cutInto(curve: Curve, parts: number): Curve[] {
  const cuts: Curve[] = []
  let rest = curve
  for (let left = parts; left > 1; left--) {
    const [first, after] = cut(rest, 1 / left)
    cuts.push(first)
    rest = after
  }
  return [...cuts, rest]
}

/** A straight line as a curve, so that it can be bent. */
export const asCurve = (from: Point, to: Point): Curve => [from, between(from, to, 0.5), to]

/** How long the way along its points is, which is no less than the curve. */
export function lengthOf(curve: Curve): number {
  return curve.slice(1).reduce((sum, [x, y], i) => {
    const [fromX, fromY] = curve[i] ?? [x, y]
    return sum + Math.hypot(x - fromX, y - fromY)
  }, 0)
}
