import { type Box, boxOf } from '#text/outline.ts'
import type { SceneItem } from './scene.ts'

/**
 * The bounding box of an item in its area, rotated, in millimetres; `own` is the box before
 * rotation.
 */
export function boxInArea({ x, y, turn }: SceneItem, own: Box): Box {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const corners = [own.x, own.x + own.width].flatMap((across) =>
    [own.y, own.y + own.height].flatMap((down) => [
      x + across * cos - down * sin,
      y + across * sin + down * cos,
    ]),
  )
  return boxOf([{ type: 'L', points: corners }])
}

/** A box of this size around the origin. */
export const centred = (width: number, height: number): Box => ({
  x: -width / 2,
  y: -height / 2,
  width,
  height,
})

/** Whether the second lies within the first. */
export function encloses(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  )
}

/** Whether they overlap by more than an edge. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
