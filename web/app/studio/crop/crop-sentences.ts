import { type PhotoView, placeOf } from '@tohfa/print-engine/edit/crop'
import { type Edge, edges, hiddenEdges } from '@tohfa/print-engine/preflight/hidden-edges'
import type { BlankArea, BlankId } from '@tohfa/print-engine/scene/blanks'
import type { PhotoPixels } from '@tohfa/print-engine/scene/cover-crop'
import type { Sharpness } from '@tohfa/print-engine/scene/photo-dpi'
import type { PhotoItem } from '@tohfa/print-engine/scene/scene'
import { cropTexts as texts } from './crop.texts.ts'

/** How finely the photo prints, and what helps. */
export function sharpnessText(sharpness: Sharpness, isZoomed: boolean): string {
  if (isZoomed || sharpness === 'sharp') return texts.sharpness[sharpness]
  return sharpness === 'soft' ? texts.softWhole : texts.coarseWhole
}

/** Where a face would be cut off, or not be seen. */
export function edgeHints(item: PhotoItem, area: BlankArea, blank: BlankId): string[] {
  const { trimmed, byHandle } = hiddenEdges(item, area, blank)
  const trim = trimmed.length === edges.length ? texts.trimmedAll : texts.trimmed(namesOf(trimmed))
  return [
    ...(trimmed.length > 0 ? [trim] : []),
    ...(byHandle.length > 0 ? [texts.byHandle(namesOf(byHandle))] : []),
  ]
}

function namesOf(some: readonly Edge[]): string {
  const names = some.map((edge) => texts.edges[edge])
  const [last = ''] = names.slice(-1)
  return names.length > 1 ? texts.and(names.slice(0, -1).join(', '), last) : last
}

/** How the photo lies under its frame, in one sentence. */
export function describeCrop(view: PhotoView, photo: PhotoPixels, item: PhotoItem): string {
  const [across, down] = (['across', 'down'] as const).map((direction) =>
    placeOf(view, direction, photo, item),
  )
  const percent = (share: number) => Math.round(100 * share)
  return [
    texts.zoomed(percent(view.zoom)),
    ...(across === undefined ? [] : [texts.fromLeft(percent(across))]),
    ...(down === undefined ? [] : [texts.fromTop(percent(down))]),
    ...(view.quarter === 0 ? [] : [texts.turnedBy(90 * view.quarter)]),
    ...(view.flip ? [texts.mirrored] : []),
  ].join(', ')
}
