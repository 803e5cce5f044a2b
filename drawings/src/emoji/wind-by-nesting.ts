import { type Command, pointsOf, type Point } from '@tohfa/print-engine/text/outline'

/** How many points of a curve decide what encloses what. */
const points = 12

/**
 * Turns the contours of a path that is filled by the even-odd rule, so that the non-zero rule fills the
 * same: what lies in an odd number of others runs against them. Contours that cross are not handled.
 */
export function windByNesting(commands: readonly Command[]): Command[] {
  const contours = contoursOf(commands)
  const polygons = contours.map(polygonOf)
  return contours.flatMap((contour, i) => {
    const polygon = polygons[i] ?? []
    const depth = polygons.filter((other, at) => at !== i && liesIn(polygon, other)).length
    const clockwise = areaOf(polygon) > 0
    return clockwise === (depth % 2 === 0) ? contour : reversed(contour)
  })
}

function contoursOf(commands: readonly Command[]): Command[][] {
  const contours: Command[][] = []
  for (const command of commands) {
    if (command.type === 'M') contours.push([])
    contours.at(-1)?.push(command)
  }
  return contours
}

function polygonOf(contour: readonly Command[]): Point[] {
  let here: Point = [0, 0]
  return contour.flatMap((command) => {
    const through = [here, ...pointsOf(command)]
    here = through.at(-1) ?? here
    if (command.type === 'M' || command.type === 'L') return [here]
    if (command.type === 'Z') return []
    return Array.from({ length: points }, (_, i) => onCurve(through, (i + 1) / points))
  })
}

function onCurve(through: readonly Point[], t: number): Point {
  if (through.length < 2) return through[0] ?? [0, 0]
  return onCurve(
    through.slice(1).map(([x, y], i) => {
      const [fromX, fromY] = through[i] ?? [x, y]
      return [fromX + (x - fromX) * t, fromY + (y - fromY) * t] as const
    }),
    t,
  )
}

const edges = (polygon: readonly Point[]): [Point, Point][] =>
  polygon.map((point, i) => [point, polygon[(i + 1) % polygon.length] ?? point])

const areaOf = (polygon: readonly Point[]): number =>
  edges(polygon).reduce((sum, [[x, y], [nextX, nextY]]) => sum + x * nextY - nextX * y, 0)

/** By the middles of its edges: contours may touch at corners. */
function liesIn(polygon: readonly Point[], other: readonly Point[]): boolean {
  const within = edges(polygon).filter(([[ax, ay], [bx, by]]) =>
    encloses(other, [(ax + bx) / 2, (ay + by) / 2]),
  )
  return within.length * 2 > polygon.length
}

function encloses(polygon: readonly Point[], [x, y]: Point): boolean {
  const crossed = edges(polygon).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay),
  )
  return crossed.length % 2 === 1
}

/** The same contour the other way round. */
function reversed(contour: readonly Command[]): Command[] {
  const drawn = contour.filter(({ type }) => type !== 'Z')
  const ends = drawn.map((command) => pointsOf(command).at(-1) ?? ([0, 0] as const))
  const back = drawn.slice(1).map(({ type, points: through }, i): Command => {
    const [toX, toY] = ends[i] ?? [0, 0]
    const handles = pointsOf({ type, points: through }).slice(0, -1).toReversed()
    return { type, points: [...handles.flat(), toX, toY] }
  })
  const [x, y] = ends.at(-1) ?? [0, 0]
  return [{ type: 'M', points: [x, y] }, ...back.toReversed(), { type: 'Z', points: [] }]
}
