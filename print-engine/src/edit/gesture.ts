import { type Bounds, itemBounds } from '#scene/bounds.ts'
import type { SceneItem } from '#scene/scene.ts'
import type { Point } from '#text/outline.ts'
import type { ItemChange } from './edit.ts'

/** A movement: in the unit of its pointers, its scale as a factor, its turn in degrees clockwise. */
export type Movement = { dx: number; dy: number; scale: number; turn: number }

export const still: Movement = { dx: 0, dy: 0, scale: 1, turn: 0 }

type Pointers = ReadonlyMap<number, Point>

/** Pointers that are held: where each was when the last one came or went, and where it is now. */
export type Gesture = { before: Movement; from: Pointers; to: Pointers }

const mostPointers = 2

export const begin = (pointer: number, at: Point): Gesture => {
  const held = new Map([[pointer, at]])
  return { before: still, from: held, to: held }
}

/** A third pointer is ignored. */
export function press(gesture: Gesture, pointer: number, at: Point): Gesture {
  if (gesture.to.size >= mostPointers || gesture.to.has(pointer)) return gesture
  return anchored(gesture, new Map([...gesture.to, [pointer, at]]))
}

export function move(gesture: Gesture, pointer: number, at: Point): Gesture {
  if (!gesture.to.has(pointer)) return gesture
  return { ...gesture, to: new Map([...gesture.to, [pointer, at]]) }
}

/** Lifts a pointer: the other goes on from its place. A gesture without pointers is over. */
export function lift(gesture: Gesture, pointer: number): Gesture {
  if (!gesture.to.has(pointer)) return gesture
  return anchored(gesture, new Map([...gesture.to].filter(([id]) => id !== pointer)))
}

export const isOver = ({ to }: Gesture): boolean => to.size === 0

const anchored = (gesture: Gesture, held: Pointers): Gesture => ({
  before: movementOf(gesture),
  from: held,
  to: held,
})

/** The movement since the gesture began, whichever events it came in. */
export function movementOf({ before, from, to }: Gesture): Movement {
  const now = movementBetween([...from.values()], [...to.values()])
  return {
    dx: before.dx + now.dx,
    dy: before.dy + now.dy,
    scale: before.scale * now.scale,
    turn: before.turn + now.turn,
  }
}

/** Of one pointer, a way; of two, the way of their middle, and what became of the line between them. */
export function movementBetween(from: readonly Point[], to: readonly Point[]): Movement {
  const [one, other] = from
  const [one2, other2] = to
  if (!one || !one2) return still
  if (!other || !other2) return { ...still, dx: one2[0] - one[0], dy: one2[1] - one[1] }
  const [across, down] = [other[0] - one[0], other[1] - one[1]]
  const [across2, down2] = [other2[0] - one2[0], other2[1] - one2[1]]
  const length = Math.hypot(across, down)
  const turned = Math.atan2(down2, across2) - Math.atan2(down, across)
  return {
    dx: (one2[0] + other2[0] - one[0] - other[0]) / 2,
    dy: (one2[1] + other2[1] - one[1] - other[1]) / 2,
    scale: length === 0 ? 1 : Math.hypot(across2, down2) / length,
    turn: (Math.atan2(Math.sin(turned), Math.cos(turned)) * 180) / Math.PI,
  }
}

/** Lengths of an item that grow with it. */
const lengths = ['size', 'width', 'height', 'radius', 'outline.width', 'stroke.width'] as const

/** The scale within which all lengths of an item stay in their bounds, so that it keeps its shape. */
export function scaleWithin(item: SceneItem, scale: number): number {
  const bounds: Bounds = itemBounds[item.kind]
  let within = scale
  for (const name of lengths) {
    const length = lengthOf(item, name)
    const bound = bounds[name]
    // A radius of 0 stays 0.
    if (!length || !bound) continue
    within = Math.max(bound[0] / length, Math.min(bound[1] / length, within))
  }
  return within
}

function lengthOf(item: SceneItem, name: (typeof lengths)[number]): number | undefined {
  if (item.kind === 'text') {
    if (name === 'size' || name === 'width') return item[name]
    return name === 'outline.width' ? item.outline?.width : undefined
  }
  if (name === 'width' || name === 'height') return item[name]
  if (item.kind !== 'shape') return undefined
  if (name === 'radius') return item.radius
  return name === 'stroke.width' ? item.stroke?.width : undefined
}

/**
 * What a movement, in millimetres, changes of an item. It is scaled and turned around `about`, by
 * default its own place.
 */
export function moved(
  item: SceneItem,
  { dx, dy, scale, turn }: Movement,
  about: Point = [item.x, item.y],
): ItemChange {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [across, down] = [(item.x - about[0]) * scale, (item.y - about[1]) * scale]
  return {
    x: about[0] + across * cos - down * sin + dx,
    y: about[1] + across * sin + down * cos + dy,
    ...(turn !== 0 && { turn: item.turn + turn }),
    ...(scale !== 1 && scaled(item, scale)),
  }
}

function scaled(item: SceneItem, scale: number): ItemChange {
  switch (item.kind) {
    case 'text':
      return {
        size: item.size * scale,
        ...(item.width !== undefined && { width: item.width * scale }),
        ...(item.outline && { outline: thicker(item.outline, scale) }),
      }
    case 'shape':
      return {
        ...frame(item, scale),
        radius: item.radius * scale,
        ...(item.stroke && { stroke: thicker(item.stroke, scale) }),
      }
    case 'photo':
    case 'motif':
      return frame(item, scale)
  }
}

const frame = ({ width, height }: { width: number; height: number }, scale: number) => ({
  width: width * scale,
  height: height * scale,
})

const thicker = <Line extends { width: number }>(line: Line, scale: number): Line => ({
  ...line,
  width: line.width * scale,
})
