import {
  type Finding,
  finding,
  type Placed,
  type PreflightParts,
  type PreflightSheet,
} from '#scene/finding.ts'
import { photoDpi } from '#scene/photo-dpi.ts'

/** Below the first a photo is not printed, below the second it looks soft, in dots per inch. */
const leastDpi = 100
const goodDpi = 150

/** Whether a photo is there, and fine enough for its size (docs/studio.md 6.3). */
export function checkPhoto(
  { item }: Placed,
  { scene }: PreflightSheet,
  { photo }: PreflightParts,
): Finding[] {
  if (item.kind !== 'photo' || item.file === null) return []
  const pixels = photo(item.file)
  if (!pixels) return [finding('photo_missing', scene.id, item.id)]
  const dpi = photoDpi(item, pixels)
  if (dpi < leastDpi) return [finding('low_resolution', scene.id, item.id, [dpi])]
  return dpi < goodDpi ? [finding('soft_photo', scene.id, item.id, [dpi])] : []
}
