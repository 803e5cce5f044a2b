/** docs/product.md 6.5: zoom scale 0.5 to 5, initial 1. */
export const minScale = 0.5
export const maxScale = 5

type View = { scale: number; x: number; y: number }
const initial: View = { scale: 1, x: 0, y: 0 }

export type Zoom = {
  zoomBy(factor: number): void
  /** In pixels of the screen. */
  moveBy(x: number, y: number): void
  reset(): void
  stop(): void
}

/**
 * Zooms and moves `picture` by wheel, drag, pinch and double-click (which resets) on `surface`, and
 * by the returned functions. It changes the element directly, without rendering, so that it follows
 * a finger.
 */
export function startZoom(
  surface: HTMLElement,
  picture: HTMLElement,
  onScale: (scale: number) => void,
): Zoom {
  const stop = new AbortController()
  const { signal } = stop
  const fingers = new Map<number, { x: number; y: number }>()
  let view = initial

  function show(next: View) {
    view = next
    picture.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
    onScale(view.scale)
  }
  function zoomBy(factor: number) {
    const scale = Math.min(maxScale, Math.max(minScale, view.scale * factor))
    const change = scale / view.scale
    show({ scale, x: view.x * change, y: view.y * change })
  }
  const moveBy = (x: number, y: number) => show({ ...view, x: view.x + x, y: view.y + y })
  const reset = () => show(initial)
  const spread = () => {
    const [a, b] = [...fingers.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  const lift = (event: PointerEvent) => fingers.delete(event.pointerId)

  surface.addEventListener(
    'pointerdown',
    (event) => {
      surface.setPointerCapture(event.pointerId)
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    { signal },
  )
  surface.addEventListener(
    'pointermove',
    (event) => {
      const last = fingers.get(event.pointerId)
      if (!last) return
      const before = spread()
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (before > 0) zoomBy(spread() / before)
      else moveBy(event.clientX - last.x, event.clientY - last.y)
    },
    { signal },
  )
  surface.addEventListener('pointerup', lift, { signal })
  surface.addEventListener('pointercancel', lift, { signal })
  surface.addEventListener('dblclick', reset, { signal })
  surface.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      zoomBy(Math.exp(-event.deltaY / 400))
    },
    { signal, passive: false },
  )
  show(initial)
  return { zoomBy, moveBy, reset, stop: () => stop.abort() }
}
