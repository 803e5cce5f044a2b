import { centred } from '#scene/item-box.ts'
import type { SceneItem } from '#scene/scene.ts'
import type { Box, Point } from '#text/outline.ts'

/** Millimetres: a line or an empty word is at least as high as a finger can find. */
const leastSide = 2

/**
 * The box of an item around its place, before rotation. Empty words have a box too, so that they can
 * be picked up again.
 * @param shaped the box of its words, if they are shaped
 */
export function stageBox(item: SceneItem, shaped: Box | undefined): Box {
  if (item.kind !== 'text') {
    const thick = item.kind === 'shape' && item.shape === 'line' ? item.stroke?.width : undefined
    return centred(item.width, Math.max(thick ?? item.height, leastSide))
  }
  if (shaped && shaped.width > 0) return shaped
  return centred(Math.max(item.width ?? 0, 2 * item.size), item.size)
}

/** Whether a point of the area is on an item, or within `near` millimetres of it. */
export function isOn({ x, y, turn }: SceneItem, own: Box, [px, py]: Point, near: number): boolean {
  const angle = (-turn * Math.PI) / 180
  const [dx, dy] = [px - x, py - y]
  const across = dx * Math.cos(angle) - dy * Math.sin(angle)
  const down = dx * Math.sin(angle) + dy * Math.cos(angle)
  return (
    across >= own.x - near &&
    across <= own.x + own.width + near &&
    down >= own.y - near &&
    down <= own.y + own.height + near
  )
}

/**
 * The item at a point: the frontmost one on which it lies, else the frontmost within `near`
 * millimetres.
 */
export function itemAt<Item extends SceneItem>(
  items: readonly Item[],
  boxOf: (item: Item) => Box,
  at: Point,
  near: number,
): Item | undefined {
  const seen = items.filter((item) => !item.hidden)
  const within = (reach: number) => seen.findLast((item) => isOn(item, boxOf(item), at, reach))
  return within(0) ?? within(near)
}
