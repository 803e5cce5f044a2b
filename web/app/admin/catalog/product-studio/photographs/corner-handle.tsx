import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { kitSize } from '@tohfa/print-engine/mockup/kit-boxes'
import type { Spot } from '@tohfa/print-engine/mockup/marking'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'

const steps: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const farStep = 10

/** A corner of the marked place, moved by dragging or by arrow keys. */
export function CornerHandle({
  name,
  spot,
  describedBy,
  onMove,
}: {
  name: string
  spot: Spot
  describedBy: string
  onMove: (spot: Spot) => void
}) {
  /** The distance of the pointer from the corner, so that it does not jump. */
  const grip = useRef<Spot>(null)

  function pointAt({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Spot {
    const stage = currentTarget.parentElement?.getBoundingClientRect()
    if (!stage) return spot
    return {
      x: ((clientX - stage.left) / stage.width) * kitSize.width,
      y: ((clientY - stage.top) / stage.height) * kitSize.height,
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const far = event.shiftKey ? farStep : 1
    onMove({ x: spot.x + step.x * far, y: spot.y + step.y * far })
  }

  function letGo() {
    grip.current = null
  }

  return (
    <button
      type="button"
      aria-label={texts.cornerAt(name, spot.x, spot.y)}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        const point = pointAt(event)
        grip.current = { x: point.x - spot.x, y: point.y - spot.y }
      }}
      onPointerMove={(event) => {
        if (!grip.current) return
        const point = pointAt(event)
        onMove({ x: point.x - grip.current.x, y: point.y - grip.current.y })
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      style={{
        left: `${(spot.x / kitSize.width) * 100}%`,
        top: `${(spot.y / kitSize.height) * 100}%`,
      }}
      className="group absolute grid size-11 -translate-1/2 cursor-move touch-none place-items-center rounded-full"
    >
      <i className="size-5 rounded-full border-2 border-link bg-surface/70 shadow-float transition-transform group-hover:scale-125 group-active:scale-125" />
    </button>
  )
}
