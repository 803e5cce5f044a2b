import { isBlank } from '@tohfa/print-engine/text/blank'
import { type FilledTemplate, fillTemplate } from '@tohfa/print-engine/scene/fill-template'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import type { FieldValues, TemplateField } from '@tohfa/print-engine/scene/template-fields'
import type { Photos } from './use-draft.ts'

const isFilled = (value: string | null | undefined) => value != null && !isBlank(value)

/** Whether somebody filled in anything of it. */
export function hasValues(fields: readonly TemplateField[], values: FieldValues): boolean {
  return fields.some(({ id }) => isFilled(values[id]))
}

/** What is filled in, of the fields that there are. */
export function filledValues(fields: readonly TemplateField[], values: FieldValues): FieldValues {
  const known = fields.map(({ id }) => [id, values[id] ?? null] as const)
  return Object.fromEntries(known.filter(([, value]) => isFilled(value)))
}

/** What will be printed. */
export function designOf(
  { template, fields }: Pick<ProductStudio, 'template' | 'fields'>,
  values: FieldValues,
  photos: Photos,
): FilledTemplate {
  return fillTemplate(template, fields, filledValues(fields, values), {
    photo: (named) => photos[named],
  })
}

/** What the picture shows; words that are too long too, of which their field says so. */
export function shownDesign(
  { template, fields }: Pick<ProductStudio, 'template' | 'fields'>,
  values: FieldValues,
  photos: Photos,
): Scene {
  const lenient = fields.map((field) => ({ ...field, max: undefined }))
  const shown = shownValues(fields, values)
  return fillTemplate(template, lenient, shown, { photo: (named) => photos[named] }).scene
}

/**
 * What the picture shows: the samples of all fields until somebody fills one in, then what will be
 * printed, with the samples of those that cannot stay empty (docs/studio.md 12.2).
 */
function shownValues(fields: readonly TemplateField[], values: FieldValues): FieldValues {
  const isBegun = hasValues(fields, values)
  return Object.fromEntries(
    fields.map(({ id, required, sample }) => {
      if (isFilled(values[id])) return [id, values[id] ?? null]
      return [id, required || !isBegun ? sample : null]
    }),
  )
}
