import type { FieldKind } from '#admin/catalog/product-studio/change-fields.ts'

/** The default label of a new field, in both languages. */
export const firstLabels: Record<FieldKind, { label: string; labelHi: string }> = {
  text: { label: 'Words', labelHi: 'शब्द' },
  photo: { label: 'Photo', labelHi: 'तस्वीर' },
  color: { label: 'Colour', labelHi: 'रंग' },
  choice: { label: 'Choice', labelHi: 'पसंद' },
}

/** The default sample of a new field; for a choice the id of its first. */
export const firstSamples: Record<FieldKind, string> = {
  text: 'Meera',
  photo: '',
  color: '#a8322a',
  choice: 'choice-1',
}
