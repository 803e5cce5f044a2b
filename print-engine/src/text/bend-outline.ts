import { asCurve, type Curve, cutInto, lengthOf } from './curves.ts'
import { boxOf, type Command, type Point, pointsOf } from './outline.ts'

/** Less than this, in degrees, is straight: the circle would be too large to reckon with. */
const leastBend = 1
/** How long a part is that is mapped as one, in radii: shorter than what anybody sees as a corner. */
const longestPart = 0.06

/**
 * Lays paths on one circle, whose radius is that of all of them together.
 *
 * @param width of the text, which becomes the arc
 * @param degrees of the arc; upward in the middle when positive
 */
export function bendOutlines(
  outlines: readonly (readonly Command[])[],
  width: number,
  degrees: number,
): (readonly Command[])[] {
  const radius = isStraight(width, degrees) ? 0 : radiusOf(outlines.flat(), width, degrees)
  return outlines.map((commands) => (radius === 0 ? commands : bendOutline(commands, radius)))
}

const isStraight = (width: number, degrees: number) => Math.abs(degrees) < leastBend || width === 0

/**
 * Lays a path that is written along y = 0 on a circle that this line touches at x = 0. Every point is
 * mapped, and what is long is cut first, so that the line from which Devanagari hangs stays whole
 * (docs/studio.md 5.4).
 *
 * @param radius of the circle; upward in the middle when positive
 */
function bendOutline(commands: readonly Command[], radius: number): readonly Command[] {
  const bend = ([x, y]: Point): Point => [
    (radius - y) * Math.sin(x / radius),
    radius - (radius - y) * Math.cos(x / radius),
  ]
  const longest = Math.abs(radius) * longestPart
  let here: Point = [0, 0]
  let start: Point = here
  return commands.flatMap((command): Command[] => {
    const from = here
    const points = pointsOf(command)
    here = command.type === 'Z' ? start : (points.at(-1) ?? here)
    if (command.type === 'M') {
      start = here
      return [{ type: 'M', points: bend(here) }]
    }
    const isCurve = command.type === 'Q' || command.type === 'C'
    const bent = bendCurve(isCurve ? [from, ...points] : asCurve(from, here), longest, bend)
    return command.type === 'Z' ? [...bent, command] : bent
  })
}

/** Never so tight that what is written would fold over the middle of its circle. */
function radiusOf(commands: readonly Command[], width: number, degrees: number): number {
  const { y, height } = boxOf(commands)
  const tightest = 1.1 * Math.max(Math.abs(y), Math.abs(y + height))
  const radius = width / ((Math.abs(degrees) * Math.PI) / 180)
  return Math.sign(degrees) * Math.max(radius, tightest)
}

function bendCurve(curve: Curve, longest: number, bend: (point: Point) => Point): Command[] {
  const parts = Math.max(1, Math.ceil(lengthOf(curve) / longest))
  const type = curve.length === 3 ? 'Q' : 'C'
  return cutInto(curve, parts).map((part) => ({ type, points: part.slice(1).flatMap(bend) }))
}
