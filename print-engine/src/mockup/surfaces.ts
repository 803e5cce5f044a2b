import type { Point } from '#text/outline.ts'
import { type Corners, planeThrough } from './homography.ts'

/**
 * How a print is mapped onto a product in its picture (docs/studio.md 7.3). All fractions refer to
 * the bounding box of the printed area.
 */
export type Surface =
  /** Without distortion. */
  | { kind: 'plain' }
  /** A flat piece in perspective: the corners of the print, clockwise from the upper left. */
  | { kind: 'quad'; corners: Corners }
  /**
   * Around a mug: the print covers this many degrees. The ellipses at its rim and its foot sag by
   * `rim` and `foot`. The parts `above` and `below` the print are bare. A tumbler is narrower at
   * the lower edge of the box by `taper`.
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
  /**
   * Fabric: it curves around by an angle in degrees, rises by `arch` in the middle, and follows
   * folds by `slope`.
   */
  | { kind: 'cloth'; degrees: number; arch: number; slope: number }
  /** A cushion with concave sides: half the depth in the middle of a side, and at a corner. */
  | { kind: 'cushion'; middle: Point; corner: Point; slope: number }
  /**
   * Along the lower part of a ring: its centre, its radii and the degrees to both sides of straight
   * down.
   */
  | { kind: 'arc'; center: Point; inner: number; outer: number; degrees: number; aspect: number }
  /**
   * Marked on a photograph: the corners of the visible print. The middle of its upper edge sags by
   * `top`, and that of its lower one by `bottom`, relative to the height. It curves `around` by so
   * many degrees, 0 when flat. The whole print covers `degrees`, of which the rest is hidden.
   */
  | {
      kind: 'marked'
      corners: Corners
      top: number
      bottom: number
      around: number
      degrees: number
    }

/** The point of the print at a point of the box; null where there is none. */
type Bend = (x: number, y: number, turn: number) => Point | null

const radians = Math.PI / 180

/** @returns the mapping of a surface; `turn` is in degrees and affects only round pieces */
export function bendOf(surface: Surface): Bend {
  switch (surface.kind) {
    case 'plain':
      return (x, y) => [x, y]
    case 'quad':
      return planeThrough(surface.corners).toSquare
    case 'cylinder':
      return cylinder(surface)
    case 'cloth':
      return cloth(surface)
    case 'cushion':
      return cushion(surface)
    case 'arc':
      return arc(surface)
    case 'marked':
      return marked(surface)
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

function marked({ corners, top, bottom, around: seen, degrees }: Of<'marked'>): Bend {
  const { toSquare } = planeThrough(corners)
  const [reach, sag] = [reachOf(seen), sagOf(seen)]
  return (x, y, turn) => {
    const point = toSquare(x, y)
    if (!point) return null
    const across = point[0] * 2 - 1
    // The print ends at the edges, beyond which another part of it would be mirrored.
    if (degrees > seen && Math.abs(across) > 1) return null
    const depth = sag(across)
    const v = (point[1] - top * depth) / (1 + (bottom - top) * depth)
    if (reach === 0) return [point[0], v]
    const bent = across * reach
    if (Math.abs(bent) > 1 + rounding) return null
    const turned = degrees > seen ? turn : 0
    const angle = around(Math.asin(Math.max(-1, Math.min(1, bent))) / radians + turned)
    return [0.5 + angle / degrees, v]
  }
}

/** An edge of half a turn is 1 but for rounding. */
const rounding = 1e-9

/** Half of the width of a round piece relative to its radius; less than a degree counts as flat. */
const reachOf = (seen: number): number => (seen < 1 ? 0 : Math.sin((seen / 2) * radians))

/**
 * How far the edge of a round piece sags where it is seen: 0 at its ends and 1 in the middle.
 * @param seen the degrees of the piece from end to end
 */
export function sagOf(seen: number): (across: number) => number {
  const reach = reachOf(seen)
  if (reach === 0) return (across) => 1 - across * across
  const ends = Math.sqrt(1 - reach * reach)
  return (across) => (Math.sqrt(Math.max(0, 1 - (reach * across) ** 2)) - ends) / (1 - ends)
}

/** The degrees around a piece whose print is not visible as a whole, so that it can be turned. */
export function turnableDegrees(surface: Surface): number | undefined {
  if (surface.kind === 'cylinder') return surface.degrees
  const turns = surface.kind === 'marked' && surface.degrees > surface.around
  return turns ? surface.degrees : undefined
}
