import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Ink } from '@tohfa/print-engine/blanks/blank-row'
import { around } from '@tohfa/print-engine/edit/align'
import type { ItemChange } from '@tohfa/print-engine/edit/edit'
import {
  begin,
  type Gesture,
  isOver,
  lift,
  move,
  moved,
  type Movement,
  movementOf,
  press,
  scaleWithin,
  still,
} from '@tohfa/print-engine/edit/gesture'
import { type Guides, guidesOf, type Held, snap, snapTurn } from '@tohfa/print-engine/edit/snap'
import { itemAt } from '@tohfa/print-engine/edit/stage-box'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import type { Box, Point } from '@tohfa/print-engine/text/outline'
import type { StageState } from '#studio/stage/use-stage.ts'
import { areaBox, ownBox } from './boxes.ts'
import { type Handle, handleAt } from './handles.ts'
import { drawSnapLines } from './snap-lines.ts'
import { idsOf } from './use-layers.ts'
import type { StageView } from './use-view.ts'

export type GesturePlaces = Readonly<
  Record<'frame' | 'sheet' | 'layers' | 'outline' | 'lines', RefObject<HTMLDivElement | null>>
>

/** CSS pixels within which a press is no movement. */
const [mouseRests, fingerRests] = [3, 8]
/** How near a pointer must be to a handle, or to a small item, in CSS pixels. */
const [mouseReach, fingerReach] = [12, 24]

type Run = {
  gesture: Gesture
  /** Of a pointer beside everything, until a second one comes. */
  of: Handle | 'move' | 'beside'
  items: readonly SceneItem[]
  /** Millimetres: the place around which the items turn, and the box around them. */
  about: Point
  box: Box
  guides: Guides
  held: Held
  heldTurn: number | undefined
  isMoving: boolean
  /** The view has followed the pointers, so that their release selects nothing. */
  hasLooked: boolean
  isFinger: boolean
  /** A press on a selected item, without a movement, selects it alone. */
  pressed: string | undefined
  last: Movement
  isFree: boolean
}

/**
 * Moves, sizes and turns the selection by pointers. Until the release only the canvases of the
 * selection are transformed; then one edit is committed.
 */
export function useGestures({
  stage,
  ink,
  scale,
  view,
  places,
  onHeld,
  onGesture,
}: {
  stage: StageState
  ink: Ink
  /** CSS pixels for a millimetre. */
  scale: number
  view: StageView
  places: GesturePlaces
  onHeld: (isHeld: boolean) => void
  onGesture: (items: readonly SceneItem[]) => void
}) {
  const run = useRef<Run>(undefined)
  const frame = useRef(0)
  /** The movement that is committed but not painted yet. */
  const unpainted = useRef<{ ids: string; transform: string }>(undefined)
  const shownIds = useRef('')
  const latest = useRef({ stage, scale, view, onHeld, onGesture })
  useEffect(() => {
    latest.current = { stage, scale, view, onHeld, onGesture }
  })

  const toMillimetres = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } =
      places.sheet.current?.getBoundingClientRect() ?? new DOMRect()
    return [(clientX - left - width / 2) / scale, (clientY - top - height / 2) / scale]
  }

  function startOn(
    items: readonly SceneItem[],
    of: Run['of'],
    event: PointerEvent,
    pressed?: string,
  ): void {
    const { area, sheet } = latest.current.stage
    latest.current.onHeld(true)
    const boxes = items.map((item) => areaBox(item, ink))
    const box = around(boxes)
    const [only] = items
    const others = area.items.filter((item) => !items.includes(item) && !item.hidden)
    run.current = {
      gesture: begin(event.pointerId, [event.clientX, event.clientY]),
      of,
      items,
      about:
        items.length === 1 && only
          ? [only.x, only.y]
          : [box.x + box.width / 2, box.y + box.height / 2],
      box,
      guides: guidesOf(
        sheet,
        others.map((item) => areaBox(item, ink)),
      ),
      held: {},
      heldTurn: undefined,
      isMoving: false,
      hasLooked: false,
      isFinger: event.pointerType !== 'mouse',
      pressed,
      last: still,
      isFree: false,
    }
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { current } = run
    // The first finger of a new touch: what is left of an old one never comes back.
    if (current && !event.isPrimary) {
      current.gesture = press(current.gesture, event.pointerId, [event.clientX, event.clientY])
      if (current.items.length > 0) current.of = 'move'
      return
    }
    if (current) finish()
    const { area, selected, select } = latest.current.stage
    const at = toMillimetres(event)
    const reach = event.pointerType === 'mouse' ? mouseReach : fingerReach
    const handle = handleUnder(selected, at, reach)
    if (handle) return startOn(selected, handle, event)
    const hit = itemAt(area.items, (item) => ownBox(item, ink), at, reach / 2 / scale)
    if (!hit) return startOn(selected, 'beside', event)
    const isSelected = selected.includes(hit)
    if (event.shiftKey || event.ctrlKey || event.metaKey) {
      select(
        isSelected
          ? selected.filter((item) => item !== hit).map(({ id }) => id)
          : [...selected, hit].map(({ id }) => id),
      )
      return
    }
    if (!isSelected) select([hit.id])
    startOn(isSelected ? selected : [hit], 'move', event, hit.id)
  }

  function handleUnder(selected: readonly SceneItem[], at: Point, reach: number) {
    const [only] = selected
    if (!only || selected.some(({ locked }) => locked)) return undefined
    if (selected.length > 1) {
      const box = around(selected.map((item) => areaBox(item, ink)))
      return handleAt(box, scale, [(at[0] - box.x) * scale, (at[1] - box.y) * scale], reach)
    }
    const own = ownBox(only, ink)
    const angle = (-only.turn * Math.PI) / 180
    const [dx, dy] = [at[0] - only.x, at[1] - only.y]
    const x = dx * Math.cos(angle) - dy * Math.sin(angle) - own.x
    const y = dx * Math.sin(angle) + dy * Math.cos(angle) - own.y
    return handleAt(own, scale, [x * scale, y * scale], reach)
  }

  function onPointerMove(event: PointerEvent) {
    const { current } = run
    if (!current) return
    current.gesture = move(current.gesture, event.pointerId, [event.clientX, event.clientY])
    current.isFree = event.altKey
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0
      follow()
    })
  }

  /** Applies the last event to the picture. */
  function follow() {
    const { current } = run
    if (!current) return
    const by = movementOf(current.gesture)
    if (!current.isMoving) {
      const rests = current.isFinger ? fingerRests : mouseRests
      if (Math.hypot(by.dx, by.dy) < rests && current.gesture.to.size < 2) return
      if (current.of === 'beside') return look(current, by)
      if (current.items.some(({ locked }) => locked)) return
      current.isMoving = true
    }
    current.last = snapped(current, by)
    transform(current.last, current)
  }

  /** Pointers that hold nothing move the view, and two of them enlarge it. */
  function look(current: Run, by: Movement) {
    const { view } = latest.current
    const { last, gesture } = current
    if (view.zoom === 1 && gesture.to.size < 2 && !current.hasLooked) return
    current.hasLooked = true
    // Two fingers on one point have no distance.
    current.last = { ...by, scale: by.scale || last.scale }
    view.pan(by.dx - last.dx, by.dy - last.dy)
    const frame = places.frame.current?.getBoundingClientRect()
    const [x, y] = middleOf([...gesture.to.values()])
    const factor = current.last.scale / last.scale
    if (frame && factor !== 1)
      view.zoomBy(factor, [x - frame.left - frame.width / 2, y - frame.top - frame.height / 2])
  }

  function snapped(current: Run, by: Movement): Movement {
    const { of, items, gesture } = current
    const { scale } = latest.current
    if (of === 'scale' || of === 'turn') return aroundPlace(current)
    const wished = items.reduce((factor, item) => scaleWithin(item, factor), by.scale)
    const isPinch = gesture.before !== still || gesture.from.size > 1
    const way = { dx: by.dx / scale, dy: by.dy / scale }
    if (isPinch) return { ...way, scale: wished, turn: turned(current, by.turn) }
    const box = { ...current.box, x: current.box.x + way.dx, y: current.box.y + way.dy }
    const stuck = current.isFree
      ? { dx: 0, dy: 0, held: {} }
      : snap(box, current.guides, current.held, scale)
    current.held = stuck.held
    return { dx: way.dx + stuck.dx, dy: way.dy + stuck.dy, scale: 1, turn: 0 }
  }

  /** A handle turns and sizes around the place of the items. */
  function aroundPlace(current: Run): Movement {
    const { of, items, about, gesture } = current
    const [from] = gesture.from.values()
    const [to] = gesture.to.values()
    if (!from || !to) return current.last
    const arm = ([clientX, clientY]: Point): Point => {
      const [x, y] = toMillimetres({ clientX, clientY })
      return [x - about[0], y - about[1]]
    }
    const [before, after] = [arm(from), arm(to)]
    if (of === 'scale') {
      const factor = Math.hypot(...after) / Math.max(Math.hypot(...before), 0.001)
      const within = items.reduce((one, item) => scaleWithin(item, one), factor)
      return { ...still, scale: within }
    }
    const angle = Math.atan2(after[1], after[0]) - Math.atan2(before[1], before[0])
    return { ...still, turn: turned(current, (angle * 180) / Math.PI) }
  }

  function turned(current: Run, by: number): number {
    const [only] = current.items
    if (!only || current.items.length > 1 || current.isFree) return by
    const { turn, held } = snapTurn(only.turn + by, current.heldTurn)
    current.heldTurn = held
    return turn - only.turn
  }

  function transform({ dx, dy, scale: factor, turn }: Movement, { about, items, held }: Run) {
    const { sheet } = latest.current.stage
    const { scale } = latest.current
    const css = `translate(${dx * scale}px, ${dy * scale}px) rotate(${turn}deg) scale(${factor})`
    const [x, y] = [
      (about[0] + sheet.width / 2 + sheet.bleed) * scale,
      (about[1] + sheet.height / 2 + sheet.bleed) * scale,
    ]
    const outline = places.outline.current
    if (outline) {
      outline.style.transformOrigin = `${x}px ${y}px`
      outline.style.transform = css
      outline.dataset['moving'] = ''
    }
    unpainted.current = { ids: idsOf(items), transform: css }
    moveLayers(x, y)
    drawSnapLines(places.lines.current, held, sheet, scale)
  }

  function moveLayers(x: number, y: number) {
    if (shownIds.current !== unpainted.current?.ids) return
    const { transform } = unpainted.current
    const layers = places.layers.current?.querySelectorAll<HTMLElement>('[data-selected]') ?? []
    for (const { style, offsetLeft, offsetTop } of layers) {
      style.transformOrigin = `${x - offsetLeft}px ${y - offsetTop}px`
      style.transform = transform
    }
  }

  function finish() {
    const { current } = run
    if (!current) return
    cancelAnimationFrame(frame.current)
    frame.current = 0
    follow()
    run.current = undefined
    drawSnapLines(places.lines.current, {}, latest.current.stage.sheet, scale)
    const { stage, onGesture } = latest.current
    const { items, last, about } = current
    latest.current.onHeld(false)
    if (!current.isMoving) {
      if (current.hasLooked) return
      if (current.of === 'beside') stage.select([])
      else if (current.pressed) stage.select([current.pressed])
      return
    }
    const to = items.map((item) => moved(item, last, about))
    stage.commit({ do: 'set', area: stage.area.id, ids: items.map(({ id }) => id), to })
    // Back where it began: nothing is drawn anew.
    if (items.every((item, nth) => isAt(item, to[nth]))) settle()
    onGesture(items.map((item, nth) => ({ ...item, ...to[nth] })))
  }

  /** The outline is drawn where the items are by now. */
  function settle() {
    const outline = places.outline.current
    if (!outline || run.current?.isMoving) return
    outline.style.transform = ''
    delete outline.dataset['moving']
  }

  function onPointerUp(event: PointerEvent) {
    const { current } = run
    if (!current?.gesture.to.has(event.pointerId)) return
    current.gesture = move(current.gesture, event.pointerId, [event.clientX, event.clientY])
    if (current.gesture.to.size === 1) return finish()
    current.gesture = lift(current.gesture, event.pointerId)
    if (isOver(current.gesture)) finish()
  }

  const end = useRef(finish)
  useEffect(() => {
    end.current = finish
  })
  useEffect(() => {
    const leave = () => end.current()
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', leave)
    }
  }, [])

  return {
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: finish,
      onLostPointerCapture: onPointerUp,
      onContextMenu: finish,
    },
    /** The selection of these ids is visible on layers of its own, where it was committed. */
    onShown(ids: string) {
      shownIds.current = ids
      if (run.current?.isMoving) transform(run.current.last, run.current)
      else unpainted.current = undefined
    },
    settle,
  }
}

const middleOf = (places: readonly Point[]): Point => [
  places.reduce((sum, [x]) => sum + x, 0) / places.length,
  places.reduce((sum, [, y]) => sum + y, 0) / places.length,
]

/** Whether a change leaves an item as it is. */
const isAt = (item: SceneItem, to: ItemChange | undefined): boolean =>
  Object.entries(to ?? {}).every(([key, value]) => item[key as keyof SceneItem] === value)
