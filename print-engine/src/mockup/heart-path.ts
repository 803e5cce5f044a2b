import { type Command, pathData } from '#text/outline.ts'

/** A heart around the origin, of width and height 1; its left half mirrors the right. */
const heart: readonly Command[] = [
  { type: 'M', points: [0, 0.5] },
  { type: 'C', points: [-0.25, 0.3, -0.5, 0.08, -0.5, -0.2] },
  { type: 'C', points: [-0.5, -0.42, -0.36, -0.5, -0.25, -0.5] },
  { type: 'C', points: [-0.12, -0.5, -0.04, -0.42, 0, -0.28] },
  { type: 'C', points: [0.04, -0.42, 0.12, -0.5, 0.25, -0.5] },
  { type: 'C', points: [0.36, -0.5, 0.5, -0.42, 0.5, -0.2] },
  { type: 'C', points: [0.5, 0.08, 0.25, 0.3, 0, 0.5] },
  { type: 'Z', points: [] },
]

/** A heart that fills a frame of this size in millimetres, as the `d` of an SVG path. */
export function heartPath(width: number, height: number): string {
  return pathData(
    heart.map(({ type, points }) => ({
      type,
      points: points.map((at, i) => at * (i % 2 === 0 ? width : height)),
    })),
  )
}
