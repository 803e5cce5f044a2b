import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { StageView } from './use-view.ts'

/** How many CSS pixels of a wheel enlarge by e. */
const wheelPixels = 400
const linePixels = 16

/**
 * With Ctrl, as touch pads send a pinch, a wheel enlarges around the pointer. Without, it moves an
 * enlarged picture; a whole one leaves the wheel to the page.
 */
export function useWheel(
  frame: RefObject<HTMLElement | null>,
  { zoom, zoomBy, pan }: StageView,
): void {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const isZoom = event.ctrlKey || event.metaKey
    // A pressed button holds an item: its gesture counts in today's scale.
    if (event.buttons !== 0 || (!isZoom && zoom === 1)) return
    event.preventDefault()
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : linePixels
    if (!isZoom) {
      const [dx, dy] = event.shiftKey ? [event.deltaY, event.deltaX] : [event.deltaX, event.deltaY]
      return pan(-dx * unit, -dy * unit)
    }
    const { left, top, width, height } = (
      event.currentTarget as HTMLElement
    ).getBoundingClientRect()
    const at = [event.clientX - left - width / 2, event.clientY - top - height / 2] as const
    zoomBy(Math.exp((-event.deltaY * unit) / wheelPixels), at)
  })
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const hear = (event: WheelEvent) => onWheel(event)
    // A passive listener, as React's, could not keep the page from scrolling.
    element.addEventListener('wheel', hear, { passive: false })
    return () => element.removeEventListener('wheel', hear)
  }, [frame])
}
