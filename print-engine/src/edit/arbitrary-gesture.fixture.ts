import fc from 'fast-check'
import { arbitraryScene } from '#scene/arbitrary-scene.fixture.ts'
import type { PhotoPixels } from '#scene/cover-crop.ts'
import type { BlankArea, BlankId } from '#scene/blanks.ts'
import type { PhotoItem, Scene, SceneItem } from '#scene/scene.ts'
import type { Point } from '#text/outline.ts'
import { dragged, mirrored, turned, viewOf, withView } from './crop.ts'
import { duplicate } from './duplicate.ts'
import { changeOf, type Edit, type ItemChange } from './edit.ts'
import { begin, lift, move, moved, movementOf, press, scaleWithin, still } from './gesture.ts'
import { commit, type History, historyOf, redo, undo } from './history.ts'

/** The pixels of the stage for a millimetre, as on a phone. */
const cssPixels = 6

/** Arbitrary scenes of one side, with items this much smaller, so that most are on a small side. */
export const smallScene = (blank: BlankId, { id: side }: BlankArea, small: number) =>
  arbitraryScene.map(({ areas: [one], ...rest }): Scene => {
    const area = { id: side, background: one?.background ?? null, items: one?.items ?? [] }
    const to = area.items.map((item) => ({
      ...moved(item, { ...still, scale: small }),
      x: item.x * small,
      y: item.y * small,
    }))
    const ids = area.items.map(({ id }) => id)
    // A commit keeps all figures within their bounds.
    const edit: Edit = { do: 'set', area: side, ids, to }
    return commit(historyOf({ ...rest, blank, areas: [area] }), edit).scene
  })

const some = fc.constantFrom
const finger = fc.tuple(
  fc.double({ min: -130, max: 130, noNaN: true }),
  fc.double({ min: -130, max: 130, noNaN: true }),
)
const whichever = {
  first: fc.nat(),
  count: fc.integer({ min: 1, max: 3 }),
  /** 2 leaves out every second item, so that others are between the chosen ones. */
  apart: fc.integer({ min: 1, max: 2 }),
}
const step = some(-5, -0.5, 0, 0.5, 5)

/** Where one or two fingers come down, and where each goes. */
const fingers = fc.record({
  by: some('fingers' as const),
  ...whichever,
  down: fc.array(finger, { minLength: 1, maxLength: 2 }),
  way: fc.array(fc.array(finger, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
})
const keys = fc.record({
  by: some('keys' as const),
  ...whichever,
  dx: step,
  dy: step,
  turn: some(0, 0, -1, 1),
})
/** In the frame of a photo, in millimetres. */
const crop = fc.record({
  by: some('crop' as const),
  ...whichever,
  from: finger,
  to: finger,
  factor: fc.double({ min: 0.5, max: 2, noNaN: true }),
  isTurned: fc.boolean(),
  isMirrored: fc.boolean(),
})
const layers = fc.record({
  by: some('order' as const, 'hide' as const, 'copy' as const, 'remove' as const),
  ...whichever,
  to: fc.nat(8),
})
const steps = fc.record({ by: some('undo' as const, 'redo' as const), ...whichever })

/** What people do on the stage: by fingers, by keys, in a photo's frame, in the list of layers. */
export const arbitraryGesture = fc.oneof(
  { arbitrary: fingers, weight: 6 },
  { arbitrary: keys, weight: 2 },
  { arbitrary: crop, weight: 2 },
  { arbitrary: layers, weight: 2 },
  { arbitrary: steps, weight: 2 },
)
export type ArbitraryGesture = typeof arbitraryGesture extends fc.Arbitrary<infer One> ? One : never

/**
 * Does on the first side of a scene what the stage would do, by the same functions.
 * @returns the ids of the items that are selected then
 */
export function afterGesture(
  history: History,
  gesture: ArbitraryGesture,
  photo: PhotoPixels,
): { history: History; selected: string[] } {
  const [area] = history.scene.areas
  const items = area?.items ?? []
  const from = gesture.first % Math.max(1, items.length)
  const rest = items.slice(from).filter((_, nth) => nth % gesture.apart === 0)
  const chosen = rest.slice(0, gesture.count)
  const ids = chosen.map(({ id }) => id)
  const [one] = chosen
  const committed = (edit: Edit | undefined, selected = ids) => ({
    history: edit ? commit(history, edit) : history,
    selected,
  })
  if (gesture.by === 'undo' || gesture.by === 'redo') {
    const stepped = (gesture.by === 'undo' ? undo : redo)(history)
    return { history: stepped?.history ?? history, selected: ids }
  }
  if (!area || !one) return committed(undefined)
  const set = (changed: readonly SceneItem[], of: (item: SceneItem) => ItemChange): Edit => ({
    do: 'set',
    area: area.id,
    ids: changed.map(({ id }) => id),
    to: changed.map(of),
  })
  switch (gesture.by) {
    case 'fingers': {
      const movement = movementBy(gesture)
      const scale = chosen.reduce((least, item) => scaleWithin(item, least), movement.scale)
      return committed(set(chosen, (item) => moved(item, { ...movement, scale })))
    }
    case 'keys': {
      const { dx, dy, turn } = gesture
      return committed(set(chosen, (item) => moved(item, { ...still, dx, dy, turn })))
    }
    case 'crop': {
      const photos = items.filter((item): item is PhotoItem => item.kind === 'photo')
      const framed = photos[gesture.first % Math.max(1, photos.length)]
      if (!framed) return committed(undefined)
      const change = changeOf(framed, cropped(framed, gesture, photo))
      return committed(change && set([framed], () => change), [framed.id])
    }
    case 'order':
      return committed({ do: 'order', area: area.id, id: one.id, to: gesture.to })
    case 'hide':
      return committed(set([one], ({ hidden }) => ({ hidden: hidden ? undefined : true })))
    case 'copy': {
      const copied = duplicate(history.scene, area.id, ids)
      return committed(copied.edit, copied.ids)
    }
    case 'remove':
      return committed({ do: 'remove', area: area.id, id: one.id }, [])
  }
}

/** The movement of fingers in millimetres, through the functions that the stage follows them by. */
function movementBy({ down, way }: { down: readonly Point[]; way: readonly Point[][] }) {
  const [first = [0, 0], second] = down
  let held = begin(0, first)
  if (second) held = press(held, 1, second)
  for (const step of way) for (const [nth, at] of step.entries()) held = move(held, nth, at)
  if (second) held = lift(held, 1)
  const { dx, dy, scale, turn } = movementOf(held)
  return { dx: dx / cssPixels, dy: dy / cssPixels, scale, turn }
}

function cropped(
  item: PhotoItem,
  {
    from: [fromX, fromY],
    to: [toX, toY],
    factor,
    isTurned,
    isMirrored,
  }: Extract<ArbitraryGesture, { by: 'crop' }>,
  photo: PhotoPixels,
): PhotoItem {
  const inFrame = (x: number, y: number) => ({ x: x / cssPixels, y: y / cssPixels })
  const drag = { from: inFrame(fromX, fromY), to: inFrame(toX, toY), factor }
  const view = dragged(viewOf(item, photo), drag, photo, item)
  const quarter = isTurned ? turned(view) : view
  return withView(item, isMirrored ? mirrored(quarter) : quarter, photo)
}
