import { z } from 'zod'
import { textOutline } from './product-studio.ts'
import { textItem } from './scene.ts'

export const mostOutlines = 10

const { text, font, size, align, width, leading, track, bend } = textItem.shape

/** What of a text item decides its outline; what else it has counts nothing here. */
export const textToOutline = z.object({ text, font, size, align, width, leading, track, bend })

/** Items whose outlines a page asks for that cannot shape by itself. */
export const outlineRequest = z.object({ items: z.array(textToOutline).max(mostOutlines) })

/** A text as it is printed, in millimetres from the item's own place, not turned (docs/studio.md 5.1). */
export const outline = textOutline.extend({
  size: z.number().describe('In millimetres, after it was shrunk to its width'),
})
export type Outline = z.infer<typeof outline>
