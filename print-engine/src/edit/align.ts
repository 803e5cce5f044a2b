import type { Scene } from '#scene/scene.ts'
import type { Box } from '#text/outline.ts'
import { type Edit, nothing } from './edit.ts'

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof alignments)[number]

/**
 * Aligns items: one within `within`, several with each other. Locked items stay.
 * @param boxes of the items in the area, by their ids
 * @param within usually the area without its margin for safety
 */
export function align(
  scene: Scene,
  area: string,
  ids: readonly string[],
  boxes: ReadonlyMap<string, Box>,
  to: Alignment,
  within: Box,
): Edit {
  const items = scene.areas.find(({ id }) => id === area)?.items ?? []
  const some = items.flatMap((item) => {
    const box = ids.includes(item.id) ? boxes.get(item.id) : undefined
    return box ? [{ item, box }] : []
  })
  const frame = some.length > 1 ? around(some.map(({ box }) => box)) : within
  const free = some.filter(({ item }) => !item.locked)
  if (free.length === 0) return nothing
  return {
    do: 'set',
    area,
    ids: free.map(({ item }) => item.id),
    to: free.map(({ item, box }) => {
      const { dx, dy } = way(box, frame, to)
      return { x: item.x + dx, y: item.y + dy }
    }),
  }
}

function way(box: Box, frame: Box, to: Alignment): { dx: number; dy: number } {
  const across = frame.width - box.width
  const down = frame.height - box.height
  const [dx, dy] = [frame.x - box.x, frame.y - box.y]
  switch (to) {
    case 'left':
      return { dx, dy: 0 }
    case 'center':
      return { dx: dx + across / 2, dy: 0 }
    case 'right':
      return { dx: dx + across, dy: 0 }
    case 'top':
      return { dx: 0, dy }
    case 'middle':
      return { dx: 0, dy: dy + down / 2 }
    case 'bottom':
      return { dx: 0, dy: dy + down }
  }
}

/** The smallest box around boxes. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}
