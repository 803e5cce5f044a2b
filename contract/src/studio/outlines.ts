import { z } from 'zod'
import { inks } from '@tohfa/print-engine/blanks/blank-row'
import { mostLettersOutlined, mostOutlines } from '@tohfa/print-engine/scene/bounds'
import { lettersOf } from '@tohfa/print-engine/text/letters-of'
import { textOutline } from './product-studio.ts'
import { textItem } from '@tohfa/print-engine/scene/scene'
import { studioRuleTexts } from '@tohfa/print-engine/scene/studio-rules.texts'

const { text, font, size, align, width, leading, track, bend } = textItem.shape

/**
 * A text item with the properties that determine its outline; the others are validated as in a
 * scene. Keys that a text does not have are refused.
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
    ink: z
      .enum(inks)
      .optional()
      .describe('Of the blank: with `one` emoji are outlines in the colour of the text'),
  },
  studioRuleTexts.sceneNotValid,
)

/** The text items whose outlines a page requests that cannot shape text itself. */
export const outlineRequest = z.object({
  items: z
    .array(textToOutline)
    .max(mostOutlines)
    .refine(
      (items) => lettersOf(items) <= mostLettersOutlined,
      studioRuleTexts.outlinesTooManyLetters,
    ),
})

/**
 * The outline of a text in millimetres from the item's origin, not rotated (docs/studio.md 5.1).
 */
export const outline = textOutline.extend({
  size: z.number().describe('In millimetres, after it was shrunk to its width'),
})
export type Outline = z.infer<typeof outline>
