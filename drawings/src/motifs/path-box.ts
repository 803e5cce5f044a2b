import svgpath from 'svgpath'

type Box = { x: number; y: number; width: number; height: number }
type Drawn = { d: string; line?: number | undefined }

/** How many points of a curve are looked at; more would not change a tenth of a unit. */
const points = 24

/** What encloses the paths with their lines. */
export function boxOfPaths(paths: readonly Drawn[]): Box {
  const [xs, ys]: [number[], number[]] = [[], []]
  for (const { d, line = 0 } of paths)
    for (const [x, y] of pointsOf(d)) {
      xs.push(x - line / 2, x + line / 2)
      ys.push(y - line / 2, y + line / 2)
    }
  const [x, y] = [least(xs), least(ys)]
  return { x, y, width: most(xs) - x, height: most(ys) - y }
}

const least = (all: number[]): number => all.reduce((a, b) => Math.min(a, b), Infinity)
const most = (all: number[]): number => all.reduce((a, b) => Math.max(a, b), -Infinity)

function pointsOf(d: string): [number, number][] {
  const found: [number, number][] = []
  svgpath(d)
    .abs()
    .unarc()
    .unshort()
    .iterate((segment, _index, x, y) => {
      found.push(...along(segment, x, y))
    })
  return found
}

/** Points of one segment that begins at x, y. */
function along([kind, ...to]: [string, ...number[]], x: number, y: number): [number, number][] {
  if (kind === 'Z' || kind === 'z') return []
  if (kind === 'H') return [[to[0] ?? x, y]]
  if (kind === 'V') return [[x, to[0] ?? y]]
  const xs = [x, ...to.filter((_, at) => at % 2 === 0)]
  const ys = [y, ...to.filter((_, at) => at % 2 === 1)]
  if (kind === 'M' || kind === 'L') return [[xs[1] ?? x, ys[1] ?? y]]
  return Array.from({ length: points + 1 }, (_, at) => [
    onCurve(xs, at / points),
    onCurve(ys, at / points),
  ])
}

/** A place on a curve by its control values (de Casteljau). */
function onCurve(values: number[], t: number): number {
  const [first = 0, ...rest] = values
  if (rest.length === 0) return first
  return onCurve(
    rest.map((value, at) => (values[at] ?? 0) * (1 - t) + value * t),
    t,
  )
}
