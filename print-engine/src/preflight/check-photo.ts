import {
  type Finding,
  finding,
  type Placed,
  type PreflightParts,
  type PreflightSheet,
} from '#scene/finding.ts'
import { photoDpi, sharpnessOf } from '#scene/photo-dpi.ts'

/** Whether a photo is present, and has enough pixels for its size (docs/studio.md 6.3). */
export function checkPhoto(
  { item }: Placed,
  { scene }: PreflightSheet,
  { photo }: PreflightParts,
): Finding[] {
  if (item.kind !== 'photo' || item.file === null) return []
  const pixels = photo(item.file)
  if (!pixels) return [finding('photo_missing', scene.id, item.id)]
  const dpi = photoDpi(item, pixels)
  const sharpness = sharpnessOf(dpi)
  if (sharpness === 'coarse') return [finding('low_resolution', scene.id, item.id, [dpi])]
  return sharpness === 'soft' ? [finding('soft_photo', scene.id, item.id, [dpi])] : []
}
