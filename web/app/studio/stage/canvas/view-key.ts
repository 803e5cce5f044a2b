import type { KeyboardEvent } from 'react'
import { zoomStep } from './view.ts'

/** CSS pixels by which a key moves the view. */
const panStep = 60

/** What a key does to the view; a zoom of 0 shows the whole side. */
export type ViewChange = { zoom: number } | { pan: [dx: number, dy: number] }

/**
 * `+`, `-` and `0` enlarge, reduce and show the whole side; Shift and Alt with an arrow look further
 * in its direction. With Ctrl they are the browser's own.
 */
export function viewKey(event: KeyboardEvent): ViewChange | undefined {
  if (event.ctrlKey || event.metaKey) return undefined
  if (event.shiftKey && event.altKey) {
    const pan: Record<string, [number, number]> = {
      ArrowLeft: [panStep, 0],
      ArrowRight: [-panStep, 0],
      ArrowUp: [0, panStep],
      ArrowDown: [0, -panStep],
    }
    const by = pan[event.key]
    return by && { pan: by }
  }
  const zoom = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep, '0': 0 }[event.key]
  return zoom === undefined ? undefined : { zoom }
}
