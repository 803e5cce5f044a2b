import { z } from 'zod'
import { mostLettersOutlined, mostOutlines } from '@tohfa/print-engine/scene/bounds'
import { lettersOf } from '@tohfa/print-engine/text/letters-of'
import { textOutline } from './product-studio.ts'
import { textItem } from '@tohfa/print-engine/scene/scene'
import { studioRuleTexts } from '@tohfa/print-engine/scene/studio-rules.texts'

const { text, font, size, align, width, leading, track, bend } = textItem.shape

/**
 * A text item, of which only what decides its outline must be there; the rest is judged as in a scene,
 * and a key that is none of a text's is refused.
 */
const textToOutline = z.strictObject(
  {
    ...textItem.partial().shape,
    text,
    font,
    size,
    align,
    width,
    leading,
    track,
    bend,
  },
  studioRuleTexts.sceneNotValid,
)

/** Items whose outlines a page asks for that cannot shape by itself. */
export const outlineRequest = z.object({
  items: z
    .array(textToOutline)
    .max(mostOutlines)
    .refine(
      (items) => lettersOf(items) <= mostLettersOutlined,
      studioRuleTexts.outlinesTooManyLetters,
    ),
})

/** A text as it is printed, in millimetres from the item's own place, not turned (docs/studio.md 5.1). */
export const outline = textOutline.extend({
  size: z.number().describe('In millimetres, after it was shrunk to its width'),
})
export type Outline = z.infer<typeof outline>
