import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'

/** The properties of a field that determine its height. */
export type FieldShape = {
  kind: TemplateField['kind']
  required: boolean
  /** A text of several lines. */
  isLong: boolean
  /** The number of tiles of a colour or a choice. */
  tiles: number
}

/** From this maximum length on, a text field has several lines. */
const longText = 60

/** Whether a text field has several lines. */
export const isLongText = ({ max, sample }: Pick<TemplateField, 'max' | 'sample'>): boolean =>
  (max ?? 0) > longText || (sample?.includes('\n') ?? false)
