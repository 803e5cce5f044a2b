import { type RefObject, useState } from 'react'
import type { BlankArea } from '@tohfa/print-engine/scene/blanks'
import { useRoom } from './use-room.ts'
import { panned, revealing, type Sight, type View, wholeView, within, zoomed } from './view.ts'

/** Room around the sheet for handles, in CSS pixels. */
const edge = 28

export type StageView = View & {
  /** CSS pixels for a millimetre while the whole sheet is shown. */
  fit: number
  /** Enlarges around a place, in CSS pixels from the middle of the frame. */
  zoomBy: (factor: number, at: readonly [number, number]) => void
  pan: (dx: number, dy: number) => void
  /** Brings a place of the sheet into sight, in millimetres from its middle. */
  reveal: (at: readonly [number, number]) => void
  showWhole: () => void
}

/** How a side is looked at in its frame. Another side is shown whole again. */
export function useView(frame: RefObject<HTMLElement | null>, sheet: BlankArea): StageView {
  const room = useRoom(frame)
  const [across, down] = [sheet.width + 2 * sheet.bleed, sheet.height + 2 * sheet.bleed]
  const fit = Math.max(
    0,
    Math.min((room.width - 2 * edge) / across, (room.height - 2 * edge) / down),
  )
  const sight: Sight = { fit: { width: across * fit, height: down * fit }, room, edge }
  const [kept, setKept] = useState({ side: sheet.id, view: wholeView })
  const viewIn = ({ side, view }: typeof kept) =>
    side === sheet.id ? within(view, sight) : wholeView
  const change = (to: (view: View) => View) =>
    setKept((before) => ({ side: sheet.id, view: to(viewIn(before)) }))
  return {
    ...viewIn(kept),
    fit,
    zoomBy: (factor, at) => change((view) => zoomed(view, factor, at, sight)),
    pan: (dx, dy) => change((view) => panned(view, dx, dy, sight)),
    reveal: ([x, y]) =>
      change((view) => revealing(view, [x * fit * view.zoom, y * fit * view.zoom], sight)),
    showWhole: () => change(() => wholeView),
  }
}
