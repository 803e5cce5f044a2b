import type { ProductTypeRow } from '#catalog/product-types/product-type-row.ts'

export const mousepad = {
  categories: {
    standard: { label: 'Standard' },
    gaming: { label: 'Gaming' },
    photo: { label: 'Photo' },
    deskMat: { label: 'Desk Mat' },
  },
  sizes: [],
  attributes: ['dimensions', 'material'],
  blank: 'mousepad',
  taxClass: 'mousepad',
} as const satisfies ProductTypeRow<'mousepad'>
