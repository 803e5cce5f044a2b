import { z } from 'zod'
import { markingBounds } from '@tohfa/print-engine/mockup/marking'
import { studioRuleTexts } from '@tohfa/print-engine/scene/studio-rules.texts'
import { text } from '#shared/fields.ts'

const within = ([least, most]: readonly [number, number], sentence: string) =>
  z.number(sentence).min(least, sentence).max(most, sentence)

const spot = z.object({
  x: within(markingBounds.x, studioRuleTexts.markingX),
  y: within(markingBounds.y, studioRuleTexts.markingY),
})

/** What staff mark on a photograph of a blank: pixels of its picture, percent and degrees. */
const marking = z.object({
  corners: z
    .tuple([spot, spot, spot, spot], studioRuleTexts.cornersFour)
    .describe('Of the visible printed place, clockwise from the upper left of the print'),
  top: within(markingBounds.top, studioRuleTexts.markingCurve).describe(
    'How far the middle of the upper edge sags, in percent of the height',
  ),
  bottom: within(markingBounds.bottom, studioRuleTexts.markingCurve),
  around: within(markingBounds.around, studioRuleTexts.markingAround).describe(
    'The degrees that the visible place curves around the piece; 0 when it is flat',
  ),
  folds: within(markingBounds.folds, studioRuleTexts.markingShare).describe(
    'How much of the shade of the photograph lies on the print, in percent',
  ),
  light: within(markingBounds.light, studioRuleTexts.markingShare).describe(
    'How much of its light lies over the print, in percent',
  ),
})

/** An owner's photograph of a blank, on which previews show prints (docs/studio.md 7.10). */
export const photograph = marking.extend({
  area: z.string(),
  color: z.string().nullable().describe('Of the product; null for all that have none of their own'),
  picture: z.string().describe('720 by 900 pixels; the content of an address never changes'),
  sheet: z
    .object({ width: z.number(), height: z.number(), bleed: z.number() })
    .describe('The size of the area when it was marked, in millimetres'),
})
export type AreaPhotograph = z.output<typeof photograph>

/** The same for staff. */
export const storedPhotograph = photograph.extend({ version: z.number().int() })
export type StoredPhotograph = z.output<typeof storedPhotograph>

/** A photograph as staff send it. */
export const photographForm = marking.extend({
  color: z.nullable(text(60)),
  picture: z.string().max(200).describe('As answered to its upload'),
  version: z.number().int().nullable().describe('Of the one that it replaces; null for a new one'),
})
export type PhotographForm = z.output<typeof photographForm>
