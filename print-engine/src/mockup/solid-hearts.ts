import type { Command, Point } from '#text/outline.ts'

/**
 * Hearts of one colour, which Noto Emoji distinguishes by stripes and grids, with an optional
 * variation selector.
 */
const colored =
  /(\u200D?)[\u2764\u{1F5A4}\u{1F90E}\u{1F499}-\u{1F49C}\u{1F9E1}\u{1FA75}-\u{1FA77}][\uFE0E\uFE0F]?(\u200D?)/gu
/** Hearts that it draws as outlines: ❣ 💓 💔 💕 💘 💞. */
const hollow: ReadonlySet<number> = new Set([0x2763, 0x1f493, 0x1f494, 0x1f495, 0x1f498, 0x1f49e])
const solid = '♥'

/**
 * A line of text for drawing: print has one colour, so hearts of any colour are filled with it
 * (docs/studio.md 4.4). A heart joined to other characters, such as a heart on fire, has its own
 * glyph.
 */
export function withSolidHearts(line: string): string {
  return line.replace(colored, (heart, before: string, after: string) =>
    before || after ? heart : solid,
  )
}

/** Whether a text has a heart that is not drawn as in its font. */
export function hasSolidHearts(text: string): boolean {
  return withSolidHearts(text) !== text || Array.from(text).some((sign) => isHollow(sign, 0))
}

/** Whether an outlined heart begins here. */
export function isHollow(text: string, at: number): boolean {
  return hollow.has(text.codePointAt(at) ?? 0)
}

/** A glyph without its holes: the contours with the same direction as the largest one. */
export function filled(outline: readonly Command[]): Command[] {
  const contours: Command[][] = []
  for (const command of outline) {
    if (command.type === 'M') contours.push([])
    contours.at(-1)?.push(command)
  }
  const areas = contours.map(areaOf)
  const largest = areas.reduce((most, area) => (Math.abs(area) > Math.abs(most) ? area : most), 0)
  return contours.filter((_, i) => Math.sign(areas[i] ?? 0) === Math.sign(largest)).flat()
}

/** Twice the signed area of a contour, with curves taken as straight; the sign is its direction. */
function areaOf(contour: readonly Command[]): number {
  const ends = contour.flatMap(({ points }): Point[] => {
    const [x, y] = points.slice(-2)
    return x === undefined || y === undefined ? [] : [[x, y]]
  })
  return ends.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ends[(i + 1) % ends.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}
