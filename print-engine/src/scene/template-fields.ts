import { z } from 'zod'
import { oneLine } from '#text/lines.ts'
import { printable } from '#text/printable.ts'
import { lettersBound } from './bounds.ts'
import { graphemes } from '#text/graphemes.ts'
import { namesOnce } from './names-once.ts'
import { hexColor, studioId } from './scene.ts'
import { studioRuleTexts } from './studio-rules.texts.ts'

const fieldKinds = ['text', 'photo', 'color', 'choice'] as const

const label = z
  .string()
  .overwrite(oneLine)
  .min(1, studioRuleTexts.labelMissing)
  .max(80)
  .check(printable)
const labels = { label, labelHi: label.optional() }

/** One of a field's choices, and the items that are visible while it is selected. */
const fieldChoice = z.object({ id: studioId, ...labels, shows: z.array(studioId).max(40) })

/**
 * A field that a shopper fills in (docs/studio.md section 3). `max` counts letters as graphemes.
 * `sample` is the template's initial content: text, a colour, the id of a choice, null for a photo.
 */
export const templateField = z
  .object({
    id: studioId,
    ...labels,
    kind: z.enum(fieldKinds, studioRuleTexts.fieldKind),
    max: z.number().int().min(lettersBound[0]).max(lettersBound[1]).optional(),
    required: z.boolean().default(false),
    sample: z.string().max(lettersBound[1]).nullable().default(null),
    choices: z
      .array(fieldChoice)
      .min(1)
      .max(20)
      .refine(namesOnce, studioRuleTexts.idTwice)
      .optional(),
  })
  .refine(({ kind, choices }) => (kind === 'choice') === (choices !== undefined), {
    path: ['choices'],
    error: studioRuleTexts.fieldChoices,
  })
  .refine(sampleFits, { path: ['sample'], error: studioRuleTexts.sampleDoesNotFit })

export const templateFields = z
  .array(templateField)
  .max(20)
  .refine(namesOnce, studioRuleTexts.idTwice)

export type TemplateField = z.output<typeof templateField>

/** The values of fields by id: text, the id or sha256 of a photo, a colour, a choice. */
export const fieldValues = z.record(studioId, z.string().max(2_000).nullable())
export type FieldValues = z.output<typeof fieldValues>

type Sampled = { kind: string; max?: number | undefined; sample: string | null } & {
  choices?: { id: string }[] | undefined
}

function sampleFits({ kind, max = lettersBound[1], sample, choices }: Sampled): boolean {
  if (sample === null) return true
  if (kind === 'text') return graphemes(sample).length <= max
  if (kind === 'color') return hexColor.safeParse(sample).success
  if (kind === 'choice') return choices?.some(({ id }) => id === sample) ?? false
  return false
}
