import type { ProductTypeRow } from '#catalog/product-types/product-type-row.ts'

export const tShirts = {
  categories: {
    casual: { label: 'Casual' },
    formal: { label: 'Formal' },
    polo: { label: 'Polo', look: 'polo' },
    oversized: { label: 'Oversized', look: 'oversized' },
    printed: { label: 'Printed' },
    sports: { label: 'Sports' },
  },
  sizes: ['S', 'M', 'L', 'XL', 'XXL', '3XL'],
  attributes: ['material', 'sleeveType', 'neckType'],
  blank: 'tee',
  taxClass: 't-shirt',
} as const satisfies ProductTypeRow<'tee'>
