import type { FramePoint } from '@tohfa/print-engine/edit/crop'
import {
  begin,
  type Gesture,
  isOver,
  lift,
  move,
  movementBetween,
  press,
} from '@tohfa/print-engine/edit/gesture'

/** A drag or a pinch since its fingers were put down: what was under `from` is under `to`. */
export type Drag = { from: FramePoint; to: FramePoint; factor: number }

type Hands = {
  /** A finger was put down or lifted: the others go on from where they are. */
  onBegin: () => void
  /** In millimetres from the middle of the surface. */
  onMove: (drag: Drag) => void
  onEnd: () => void
  onZoom: (factor: number, around: FramePoint) => void
}

/** Of a wheel with Ctrl, which is also a pinch on a trackpad. */
const wheelPace = 300

/**
 * Drags and pinches on a surface, and zooming by the wheel with Ctrl.
 * @param mmAcross the width of the surface in millimetres
 * @returns a function that stops it
 */
export function followPointers(
  surface: HTMLElement,
  mmAcross: number,
  { onBegin, onMove, onEnd, onZoom }: Hands,
): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let held: Gesture | undefined

  /** Measured each time, because the dialog may have been scrolled. */
  const placeOf = ({ clientX, clientY }: MouseEvent): [number, number] => {
    const box = surface.getBoundingClientRect()
    const mm = mmAcross / box.width
    return [(clientX - box.left - box.width / 2) * mm, (clientY - box.top - box.height / 2) * mm]
  }

  function release(event: PointerEvent) {
    if (!held?.to.has(event.pointerId)) return
    held = lift(held, event.pointerId)
    if (isOver(held)) letGo()
    else onBegin()
  }
  function letGo() {
    if (!held) return
    held = undefined
    onEnd()
  }
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    hear: (event: HTMLElementEventMap[Kind]) => void,
  ) => surface.addEventListener(kind, hear, { signal, passive: false })

  on('pointerdown', (event) => {
    if (event.button !== 0) return
    surface.setPointerCapture(event.pointerId)
    // The end of an earlier finger may not have been reported.
    held =
      held && !event.isPrimary
        ? press(held, event.pointerId, placeOf(event))
        : begin(event.pointerId, placeOf(event))
    onBegin()
  })
  on('pointermove', (event) => {
    if (!held?.to.has(event.pointerId)) return
    held = move(held, event.pointerId, placeOf(event))
    const [from, to] = [[...held.from.values()], [...held.to.values()]]
    const { dx, dy, scale } = movementBetween(from, to)
    const x = from.reduce((sum, [across]) => sum + across, 0) / from.length
    const y = from.reduce((sum, [, down]) => sum + down, 0) / from.length
    onMove({ from: { x, y }, to: { x: x + dx, y: y + dy }, factor: scale })
  })
  on('pointerup', release)
  on('pointercancel', release)
  on('lostpointercapture', release)
  on('contextmenu', letGo)
  window.addEventListener('pagehide', letGo, { signal })
  document.addEventListener('visibilitychange', letGo, { signal })
  on('wheel', (event) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    const [x, y] = placeOf(event)
    onZoom(Math.exp(-event.deltaY / wheelPace), { x, y })
  })
  return () => stop.abort()
}
