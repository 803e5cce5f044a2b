import { type BlankArea, type BlankId, blanks } from '#scene/blanks.ts'
import { boxInArea, centred } from '#scene/item-box.ts'
import type { PhotoItem } from '#scene/scene.ts'
import { beyondTrim, tolerance } from './check-place.ts'

export const edges = ['left', 'right', 'top', 'bottom'] as const
export type Edge = (typeof edges)[number]

/**
 * The edges of a photo's frame at which a face may be cut off by the trim, or lie next to the handle
 * of a mug (docs/studio.md 1.2, 1.5). Where faces are is not known.
 */
export function hiddenEdges(
  item: PhotoItem,
  area: BlankArea,
  blank: BlankId,
): { trimmed: Edge[]; byHandle: Edge[] } {
  const { handleZone, ink } = blanks[blank]
  const beyond = beyondTrim(boxInArea(item, centred(item.width, item.height)), area)
  const reaching = (distance: number) =>
    edges.filter((_, nth) => (beyond[nth] ?? 0) > tolerance - distance)
  const byHandle = reaching(handleZone ?? 0).filter(
    (edge) => handleZone !== undefined && (edge === 'left' || edge === 'right'),
  )
  const trimmed = ink === 'one' ? [] : reaching(area.safe)
  return { trimmed: trimmed.filter((edge) => !byHandle.includes(edge)), byHandle }
}
