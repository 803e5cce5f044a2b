import { useRef, type PointerEvent } from 'react'
import type { View } from './view.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'

/** The maximum rotation in degrees, which brings any part of the wrap to the front. */
const farthest = 180
/** The rotation for a drag across the whole picture, in degrees. */
const degreesAcross = 240
const step = 5

const within = (turn: number) => Math.max(-farthest, Math.min(farthest, Math.round(turn)))

/**
 * Covers a mug's picture, which rotates by dragging, and by a slider for keys and single presses.
 */
export function TurnMug({
  view,
  isRaised,
  onView,
}: {
  view: View
  /** Whether the buttons of the sides are below its slider. */
  isRaised: boolean
  onView: (view: View) => void
}) {
  const dragStart = useRef<{ x: number; turn: number }>(null)
  const turnTo = (turn: number) => onView({ ...view, turn: within(turn) })

  function follow({ clientX, currentTarget }: PointerEvent) {
    if (!dragStart.current) return
    const moved = (clientX - dragStart.current.x) / currentTarget.clientWidth
    turnTo(dragStart.current.turn + moved * degreesAcross)
  }
  function letGo() {
    dragStart.current = null
  }

  return (
    <>
      <div
        role="presentation"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          dragStart.current = { x: event.clientX, turn: view.turn }
        }}
        onPointerMove={follow}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        className="absolute inset-0 cursor-ew-resize touch-pan-y"
      />
      <input
        type="range"
        aria-label={texts.turn}
        aria-valuetext={texts.degrees(view.turn)}
        min={-farthest}
        max={farthest}
        step={step}
        value={view.turn}
        onChange={({ currentTarget }) => turnTo(currentTarget.valueAsNumber)}
        className={`absolute left-1/2 h-8 w-2/5 -translate-x-1/2 accent-link ${isRaised ? 'bottom-15' : 'bottom-2'}`}
      />
    </>
  )
}
