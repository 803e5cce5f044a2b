import type { BlankArea } from '#scene/blanks.ts'
import type { Box } from '#text/outline.ts'

/** A line that items stick to, in millimetres from the middle of the area. */
export type Guide = { at: number; of: 'middle' | 'quarter' | 'safe' | 'edge' | 'center' }

/** Upright lines by their `x`, level ones by their `y`. */
export type Guides = { x: readonly Guide[]; y: readonly Guide[] }

/** The lines that an item sticks to now, each with the part of the item that is on it. */
export type Held = { x?: Stuck | undefined; y?: Stuck | undefined }
type Stuck = { guide: Guide; part: Part }
type Part = 'start' | 'middle' | 'end'

/** CSS pixels within which an item sticks to a line, and beyond which it leaves it. */
const [sticks, leaves] = [6, 9]
/** The same of rotations, in degrees. */
const [turnSticks, turnLeaves] = [3, 5]
const turnStep = 45

/** The middle and quarters of an area, its safe edges, and the edges and middles of the other items. */
export function guidesOf(
  { width, height, safe }: Pick<BlankArea, 'width' | 'height' | 'safe'>,
  others: readonly Box[],
): Guides {
  const ofArea = (length: number): Guide[] => [
    { at: 0, of: 'middle' },
    ...[-length / 4, length / 4].map((at): Guide => ({ at, of: 'quarter' })),
    ...[safe - length / 2, length / 2 - safe].map((at): Guide => ({ at, of: 'safe' })),
  ]
  const ofItem = (start: number, length: number): Guide[] => [
    { at: start, of: 'edge' },
    { at: start + length, of: 'edge' },
    { at: start + length / 2, of: 'center' },
  ]
  return {
    x: [...ofArea(width), ...others.flatMap((box) => ofItem(box.x, box.width))],
    y: [...ofArea(height), ...others.flatMap((box) => ofItem(box.y, box.height))],
  }
}

/** Edges stick to edges, middles to middles. */
const partsOf: Record<Guide['of'], readonly Part[]> = {
  middle: ['middle'],
  quarter: ['middle'],
  center: ['middle'],
  safe: ['start', 'end'],
  edge: ['start', 'end'],
}

/**
 * How far a box is to be moved further, so that it lies on the nearest lines. It leaves a line that
 * holds it later than it would stick to it: a finger does not tremble between two.
 * @param perMillimetre CSS pixels
 */
export function snap(
  box: Box,
  guides: Guides,
  held: Held,
  perMillimetre: number,
): { dx: number; dy: number; held: Held } {
  const x = snapAlong(box.x, box.width, guides.x, held.x, perMillimetre)
  const y = snapAlong(box.y, box.height, guides.y, held.y, perMillimetre)
  return { dx: x.by, dy: y.by, held: { x: x.stuck, y: y.stuck } }
}

function snapAlong(
  start: number,
  length: number,
  guides: readonly Guide[],
  held: Stuck | undefined,
  perMillimetre: number,
): { by: number; stuck?: Stuck } {
  const at = { start, middle: start + length / 2, end: start + length }
  const way = ({ guide, part }: Stuck) => guide.at - at[part]
  const isNear = (stuck: Stuck, pixels: number) => Math.abs(way(stuck)) * perMillimetre <= pixels
  if (held && isNear(held, leaves)) return { by: way(held), stuck: held }
  const near = guides
    .flatMap((guide) => partsOf[guide.of].map((part) => ({ guide, part })))
    .filter((stuck) => isNear(stuck, sticks))
  const [nearest] = near.toSorted((a, b) => Math.abs(way(a)) - Math.abs(way(b)))
  return nearest ? { by: way(nearest), stuck: nearest } : { by: 0 }
}

/**
 * The rotation at the nearest eighth of a circle, if it is near.
 * @param held the rotation that it sticks to now
 */
export function snapTurn(turn: number, held?: number): { turn: number; held?: number } {
  if (held !== undefined && Math.abs(turn - held) <= turnLeaves) return { turn: held, held }
  const nearest = Math.round(turn / turnStep) * turnStep + 0
  return Math.abs(turn - nearest) <= turnSticks ? { turn: nearest, held: nearest } : { turn }
}
