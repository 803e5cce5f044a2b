import { useRef, type PointerEvent } from 'react'
import type { View } from './view.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'

/** As far as any part of the wrap comes to the front, in degrees. */
const farthest = 180
/** Of a finger across the whole picture. */
const degreesAcross = 240
const step = 5

const within = (turn: number) => Math.max(-farthest, Math.min(farthest, Math.round(turn)))

/** Lies over a mug's picture, which turns under a finger, and by a slider for keys and single presses. */
export function TurnMug({ view, onView }: { view: View; onView: (view: View) => void }) {
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
        className="absolute bottom-2 left-1/2 h-8 w-2/5 -translate-x-1/2 accent-link"
      />
    </>
  )
}
