/** A point of a box or of a print, both from 0 to 1, right and down. */
export type Point = readonly [x: number, y: number]

/**
 * How a print lies on a product in its picture (docs/studio.md 7.3). All shares are of the box that holds
 * the printed place.
 */
export type Surface =
  /** As it is. */
  | { kind: 'plain' }
  /** A flat thing seen askew: where the print's corners lie, clockwise from the upper left. */
  | { kind: 'quad'; corners: readonly [Point, Point, Point, Point] }
  /**
   * Around a mug: the print covers so many degrees of it. The ellipses at its rim and its foot sag
   * by
   * `rim` and `foot`, and so much of its wall is bare `above` and `below` the print. A tumbler is
   * narrower at the lower edge of the box by `taper`.
   */
  | {
      kind: 'cylinder'
      degrees: number
      rim: number
      foot: number
      above: number
      below: number
      taper?: number
    }
  /** Cloth: goes round by so many degrees, rises by `arch` in the middle, gives way to folds by `slope`. */
  | { kind: 'cloth'; degrees: number; arch: number; slope: number }
  /** A cushion, whose sides are drawn in: half as wide in the middle of a side, and at a corner. */
  | { kind: 'cushion'; middle: Point; corner: Point; slope: number }
  /** Along the lower part of a ring: its middle, its radii and the degrees to both sides of straight down. */
  | { kind: 'arc'; center: Point; inner: number; outer: number; degrees: number; aspect: number }

/** Which point of the print is seen at a point of the box; null where none is. */
type Bend = (x: number, y: number, turn: number) => Point | null

const radians = Math.PI / 180

/** @returns the bend of a surface; `turn` is in degrees and matters to a mug alone */
export function bendOf(surface: Surface): Bend {
  switch (surface.kind) {
    case 'plain':
      return (x, y) => [x, y]
    case 'quad':
      return perspective(surface.corners)
    case 'cylinder':
      return cylinder(surface)
    case 'cloth':
      return cloth(surface)
    case 'cushion':
      return cushion(surface)
    case 'arc':
      return arc(surface)
  }
}

type Of<Kind> = Extract<Surface, { kind: Kind }>

function cylinder({ degrees, rim, foot, above, below, taper = 0 }: Of<'cylinder'>): Bend {
  return (x, y, turn) => {
    const across = (x * 2 - 1) / (1 - taper * y)
    if (Math.abs(across) > 1) return null
    const depth = Math.sqrt(Math.max(0, 1 - across * across))
    const upper = rim * depth
    const lower = 1 - foot + foot * depth
    const down = (y - upper) / (lower - upper)
    const angle = around(Math.asin(across) / radians + turn)
    return [0.5 + angle / degrees, (down - above) / (1 - above - below)]
  }
}

/** The same direction as a number from -180 up to 180. */
const around = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180

function cloth({ degrees, arch }: Of<'cloth'>): Bend {
  const reach = Math.sin((degrees / 2) * radians)
  return (x, y) => {
    const across = x * 2 - 1
    const u = reach === 0 ? x : 0.5 + Math.asin(across * reach) / radians / degrees
    const top = arch * across * across
    return [u, (y - top) / (1 - arch)]
  }
}

function cushion({ middle, corner }: Of<'cushion'>): Bend {
  return (x, y) => {
    const [across, down] = [x * 2 - 1, y * 2 - 1]
    const half = middle[0] + (corner[0] - middle[0]) * down ** 4
    const high = middle[1] + (corner[1] - middle[1]) * across ** 4
    return [0.5 + across / half / 2, 0.5 + down / high / 2]
  }
}

function arc({ center, inner, outer, degrees, aspect }: Of<'arc'>): Bend {
  return (x, y) => {
    const [across, down] = [(x - center[0]) * aspect, y - center[1]]
    const angle = Math.atan2(-across, down) / radians
    const radius = Math.hypot(across, down)
    return [0.5 - angle / degrees / 2, (radius - inner) / (outer - inner)]
  }
}

/** The plane through four corners: Heckbert, Fundamentals of Texture Mapping (1989), 2.2.3. */
function perspective([p0, p1, p2, p3]: Of<'quad'>['corners']): Bend {
  const [sx, sy] = [p0[0] - p1[0] + p2[0] - p3[0], p0[1] - p1[1] + p2[1] - p3[1]]
  const [dx1, dy1, dx2, dy2] = [p1[0] - p2[0], p1[1] - p2[1], p3[0] - p2[0], p3[1] - p2[1]]
  const area = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / area
  const h = (dx1 * sy - sx * dy1) / area
  const [a, b] = [p1[0] - p0[0] + g * p1[0], p3[0] - p0[0] + h * p3[0]]
  const [d, e] = [p1[1] - p0[1] + g * p1[1], p3[1] - p0[1] + h * p3[1]]
  return (x, y) => {
    const [m, n, o, p] = [a - g * x, b - h * x, d - g * y, e - h * y]
    const whole = m * p - n * o
    const u = ((x - p0[0]) * p - n * (y - p0[1])) / whole
    const v = (m * (y - p0[1]) - o * (x - p0[0])) / whole
    return Number.isFinite(u) && Number.isFinite(v) ? [u, v] : null
  }
}
