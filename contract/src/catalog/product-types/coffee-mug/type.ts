import type { ProductTypeRow } from '#catalog/product-types/product-type-row.ts'

export const coffeeMug = {
  categories: {
    classic: { label: 'Classic' },
    magic: { label: 'Magic', look: 'coloured' },
    travel: { label: 'Travel', look: 'tumbler' },
    couple: { label: 'Couple' },
  },
  sizes: [],
  attributes: ['material', 'capacity'],
  blank: 'mug',
  taxClass: 'mug',
} as const satisfies ProductTypeRow<'mug'>
