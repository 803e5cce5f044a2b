import type { Point } from '#text/outline.ts'

/** Clockwise from the upper left. */
export type Corners = readonly [Point, Point, Point, Point]

/** The plane of a square that is seen through four corners. */
export type Plane = {
  /** The place of a point of the square in the picture. */
  toPicture: (u: number, v: number) => Point
  /** The point of the square at a place of the picture; null where there is none. */
  toSquare: (x: number, y: number) => Point | null
  /**
   * The distance of a point from the viewer, relative to the first corner. At 0 and below it is
   * behind the viewer.
   */
  depth: (u: number, v: number) => number
}

/** The plane through four corners: Heckbert, Fundamentals of Texture Mapping (1989), 2.2.3. */
export function planeThrough([p0, p1, p2, p3]: Corners): Plane {
  const [sx, sy] = [p0[0] - p1[0] + p2[0] - p3[0], p0[1] - p1[1] + p2[1] - p3[1]]
  const [dx1, dy1, dx2, dy2] = [p1[0] - p2[0], p1[1] - p2[1], p3[0] - p2[0], p3[1] - p2[1]]
  const area = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / area
  const h = (dx1 * sy - sx * dy1) / area
  const [a, b] = [p1[0] - p0[0] + g * p1[0], p3[0] - p0[0] + h * p3[0]]
  const [d, e] = [p1[1] - p0[1] + g * p1[1], p3[1] - p0[1] + h * p3[1]]
  const depth = (u: number, v: number) => g * u + h * v + 1
  return {
    depth,
    toPicture(u, v) {
      const w = depth(u, v)
      return [(a * u + b * v + p0[0]) / w, (d * u + e * v + p0[1]) / w]
    },
    toSquare(x, y) {
      const [m, n, o, p] = [a - g * x, b - h * x, d - g * y, e - h * y]
      const whole = m * p - n * o
      const u = ((x - p0[0]) * p - n * (y - p0[1])) / whole
      const v = (m * (y - p0[1]) - o * (x - p0[0])) / whole
      return Number.isFinite(u) && Number.isFinite(v) ? [u, v] : null
    },
  }
}
