import { type PointerEvent, useRef } from 'react'
import { type Column, columnAt } from './columns.ts'

/** The distance in pixels after which a press becomes a drag. */
const leastPx = 6

/**
 * Lets a card follow the pointer that holds it by its grip; returns the props for both.
 * @param onOver gets the column under the card; null when the drag ends
 * @param onDrop gets the column of the drop
 */
export function useDrag({
  onOver,
  onDrop,
}: {
  onOver: (over: Column | undefined | null) => void
  onDrop: (to: Column) => void
}) {
  const card = useRef<HTMLElement>(null)
  const from = useRef<{ x: number; y: number } | null>(null)
  const isDragged = useRef(false)

  function end() {
    from.current = null
    isDragged.current = false
    card.current?.style.removeProperty('transform')
    card.current?.removeAttribute('data-dragged')
    onOver(null)
  }

  const grip = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      if (!from.current) return
      const [right, down] = [clientX - from.current.x, clientY - from.current.y]
      if (!isDragged.current && Math.hypot(right, down) < leastPx) return
      isDragged.current = true
      if (card.current) {
        card.current.style.transform = `translate(${right}px, ${down}px)`
        card.current.dataset.dragged = ''
      }
      onOver(columnAt(clientX, clientY))
    },
    onPointerUp({ clientX, clientY }: PointerEvent<HTMLElement>) {
      const to = isDragged.current ? columnAt(clientX, clientY) : undefined
      end()
      if (to) onDrop(to)
    },
    onPointerCancel: end,
  }
  return { card, grip }
}
