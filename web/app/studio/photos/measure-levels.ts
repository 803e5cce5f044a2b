import { levelsOf, levelsSide, type PhotoLevels } from '@tohfa/print-engine/scene/photo-levels'
import { photoWithin } from './scale-photo.ts'

/** Measures the levels of a photo on the same copy as the press. */
export async function measureLevels(photo: Blob): Promise<PhotoLevels> {
  const canvas = await photoWithin(photo, levelsSide)
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null
  if (!context) throw new Error('this browser draws nothing')
  return levelsOf(context.getImageData(0, 0, canvas.width, canvas.height).data)
}
