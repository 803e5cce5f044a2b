/** The code of the shaping thread, which `shaper.ts` starts. */
import { measureText, type ShapedText, shapeText } from '@tohfa/print-engine/text/shape-text'
import type { TextToShape } from '@tohfa/print-engine/text/text-to-shape'
import { loadStudioFaces } from '#studio/outlines/studio-faces.ts'

export async function shape(item: TextToShape): Promise<ShapedText> {
  return shapeText(item, await loadStudioFaces())
}

export async function measure(item: TextToShape): Promise<Omit<ShapedText, 'd' | 'colored'>> {
  return measureText(item, await loadStudioFaces())
}
