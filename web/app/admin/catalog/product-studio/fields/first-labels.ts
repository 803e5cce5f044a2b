import type { FieldKind } from '#admin/catalog/product-studio/change-fields.ts'

/** What a new field is called until staff name it, in both languages of its readers. */
export const firstLabels: Record<FieldKind, { label: string; labelHi: string }> = {
  text: { label: 'Words', labelHi: 'शब्द' },
  photo: { label: 'Photo', labelHi: 'तस्वीर' },
  color: { label: 'Colour', labelHi: 'रंग' },
  choice: { label: 'Choice', labelHi: 'पसंद' },
}

/** What a new field shows; of a choice the id of its first. */
export const firstSamples: Record<FieldKind, string> = {
  text: 'Meera',
  photo: '',
  color: '#a8322a',
  choice: 'choice-1',
}
