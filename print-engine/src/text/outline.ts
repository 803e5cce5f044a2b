/** One step of a path, as SVG has them; `points` are x and y in turn. */
export type Command = { type: 'M' | 'L' | 'Q' | 'C' | 'Z'; points: readonly number[] }

export type Point = readonly [x: number, y: number]

/** From its upper left corner. */
export type Box = { x: number; y: number; width: number; height: number }

/** The x and y of a command as points. */
export function pointsOf({ points }: Command): Point[] {
  return points.flatMap((x, i) => (i % 2 === 0 ? [[x, points[i + 1] ?? 0] as const] : []))
}

/** The same path with every point moved. A plain loop: text has thousands of points at each keystroke. */
export function movePoints(
  commands: readonly Command[],
  move: (x: number, y: number) => Point,
): Command[] {
  return commands.map(({ type, points }) => {
    const moved: number[] = []
    for (let i = 0; i < points.length; i += 2)
      moved.push(...move(points[i] ?? 0, points[i + 1] ?? 0))
    return { type, points: moved }
  })
}

/** A length to a thousandth of a millimetre, which is finer than any press and the same everywhere. */
export function toThousandth(length: number): string {
  const rounded = Math.round(length * 1_000) / 1_000
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

/** The path as SVG's `d`. */
export function pathData(commands: readonly Command[]): string {
  return commands.map(({ type, points }) => type + points.map(toThousandth).join(' ')).join('')
}

/** What encloses every point of the path; nothing at the origin when it has none. */
export function boxOf(commands: readonly Command[]): Box {
  const least = [Infinity, Infinity]
  const most = [-Infinity, -Infinity]
  for (const { points } of commands)
    points.forEach((at, i) => {
      least[i % 2] = Math.min(least[i % 2] ?? at, at)
      most[i % 2] = Math.max(most[i % 2] ?? at, at)
    })
  const [x = 0, y = 0] = least
  const [right = 0, bottom = 0] = most
  return x > right
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x, y, width: right - x, height: bottom - y }
}
