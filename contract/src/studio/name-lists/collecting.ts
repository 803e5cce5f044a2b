import { z } from 'zod'
import { absentOr } from '#shared/fields.ts'
import { texts } from '#i18n/texts.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { templateField } from '@tohfa/print-engine/scene/template-fields'
import { listRow } from './name-lists.ts'

export const collectWish = z.object({
  until: z.iso
    .date(absentOr(texts.required, ruleTexts.date))
    .describe('The last day, in India, on which rows are filled in'),
})

/** What somebody sees who fills in a row: nothing of another row. */
export const collecting = z.object({
  title: z.string().describe('Of the list'),
  product: z.object({ id: z.string(), title: z.string(), titleHi: z.string().optional() }),
  fields: z.array(templateField).describe('Those that are filled in'),
  color: z.string().describe('That of the list, unless another is chosen'),
  colors: z.array(z.string()),
  size: z.string().nullable().describe('That of the list; null where each chooses their own'),
  sizes: z.array(z.string()).describe('Of the colour of the list; none of goods without sizes'),
  until: z.iso.date(),
})
export type Collecting = z.output<typeof collecting>

export const collectedRow = listRow.omit({ quantity: true })
export type CollectedRow = z.output<typeof collectedRow>

/** With it the writer of a row changes it, until the link is closed. */
export const receipt = z.object({ receipt: z.string() })
