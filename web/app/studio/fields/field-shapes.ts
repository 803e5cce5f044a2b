import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'

/** What of a field decides how much room it takes. */
export type FieldShape = {
  kind: TemplateField['kind']
  required: boolean
  /** Words of several lines. */
  isLong: boolean
  /** Of a colour or a choice, how many tiles it has. */
  tiles: number
}

/** From so many letters on there is room for several lines. */
const longText = 60

/** Whether words have room for several lines. */
export const isLongText = ({ max, sample }: Pick<TemplateField, 'max' | 'sample'>): boolean =>
  (max ?? 0) > longText || (sample?.includes('\n') ?? false)
