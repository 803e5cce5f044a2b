import { colorNames } from '@tohfa/print-engine/mockup/color-names.texts'
import { describeTexts } from '@tohfa/print-engine/scene/studio.texts'
import type { Translation } from '@tohfa/print-engine/text/translation'
import { inHindi } from '#platform/i18n/in-hindi.ts'

const texts = 'print-engine/scene/studio.texts'

/** The Hindi words for describing a design, which the print engine receives. */
export const describeTextsHi: Translation<typeof describeTexts> = {
  ...inHindi(texts, 'describeTexts', describeTexts, {
    area: ['label', 'labelHi', 'items'],
    text: ['words', 'color', 'place'],
    photo: ['place'],
    emptyPhoto: ['place'],
    motif: ['name', 'place'],
    motifAsNamed: ['name', 'place'],
    shape: ['color', 'place'],
    outlineOnly: ['place'],
    motifs: ['count', 'names'],
    shapes: ['count'],
    outlines: ['count'],
  }),
  places: inHindi(texts, 'places', describeTexts.places),
  colors: inHindi('print-engine/mockup/color-names.texts', 'colorNames', colorNames),
}
