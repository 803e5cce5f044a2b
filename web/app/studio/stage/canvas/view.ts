/**
 * How a picture is looked at: enlarged by a factor, and with its middle moved from the middle of its
 * frame by CSS pixels.
 */
export type View = { zoom: number; x: number; y: number }

/** Two lengths across and down, in CSS pixels. */
type Size = { width: number; height: number }

/** The picture as it fits into its frame without zoom, and the frame. */
export type Sight = { fit: Size; room: Size; edge: number }

export const wholeView: View = { zoom: 1, x: 0, y: 0 }

export const mostZoom = 8
/** What one press of a button enlarges by. */
export const zoomStep = Math.SQRT2

/** A view within its bounds: nobody scrolls past the picture, and a small one stays in the middle. */
export function within({ zoom, x, y }: View, { fit, room, edge }: Sight): View {
  const factor = Math.min(Math.max(zoom, 1), mostZoom)
  const bound = (place: number, length: number, space: number) => {
    const most = Math.max(0, (length * factor + 2 * edge - space) / 2)
    return factor === 1 ? 0 : Math.min(Math.max(place, -most), most)
  }
  return {
    zoom: factor,
    x: bound(x, fit.width, room.width),
    y: bound(y, fit.height, room.height),
  }
}

export const panned = (view: View, dx: number, dy: number, sight: Sight): View =>
  within({ ...view, x: view.x + dx, y: view.y + dy }, sight)

/**
 * Enlarges a view; what is at a place of the frame stays there.
 * @param at CSS pixels from the middle of the frame
 */
export function zoomed(
  view: View,
  factor: number,
  [atX, atY]: readonly [number, number],
  sight: Sight,
): View {
  const zoom = Math.min(Math.max(view.zoom * factor, 1), mostZoom)
  const by = zoom / view.zoom
  return within({ zoom, x: atX - (atX - view.x) * by, y: atY - (atY - view.y) * by }, sight)
}

/**
 * Moves a view so that a place of the picture is visible; one that is visible leaves it as it is.
 * @param at CSS pixels from the middle of the picture as it is enlarged now
 */
export function revealing(view: View, at: readonly [number, number], sight: Sight): View {
  const [across, down] = [view.x + at[0], view.y + at[1]]
  const isVisible =
    Math.abs(across) <= sight.room.width / 2 && Math.abs(down) <= sight.room.height / 2
  return isVisible ? view : within({ ...view, x: -at[0], y: -at[1] }, sight)
}
