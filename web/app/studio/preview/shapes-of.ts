import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { type FieldShape, isLongText } from '#studio/fields/field-shapes.ts'
import { inksOf } from '#studio/fields/inks.ts'

/** The size of the fields for their skeletons. */
export const shapesOf = (fields: readonly TemplateField[]): FieldShape[] =>
  fields.map((field) => ({
    kind: field.kind,
    required: field.required,
    isLong: field.kind === 'text' && isLongText(field),
    tiles: field.kind === 'color' ? inksOf(field.sample).length : (field.choices?.length ?? 0),
  }))
