import type { ProductTypeRow } from '#catalog/product-types/product-type-row.ts'

export const bracelet = {
  categories: {
    rakhi: { label: 'Customized Rakhi', look: 'rakhi' },
    name: { label: 'Customized Name Bracelet' },
  },
  sizes: [],
  attributes: ['material'],
  blank: 'bracelet',
  taxClass: 'bracelet',
} as const satisfies ProductTypeRow<'bracelet'>
