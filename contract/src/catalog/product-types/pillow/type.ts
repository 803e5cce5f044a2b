import type { ProductTypeRow } from '#catalog/product-types/product-type-row.ts'

export const pillow = {
  categories: {
    cushionCover: { label: 'Cushion Cover' },
    photo: { label: 'Photo Pillow' },
    couple: { label: 'Couple Pillow' },
    kids: { label: 'Kids Pillow' },
  },
  sizes: [],
  attributes: ['material', 'firmness', 'fillMaterial', 'dimensions'],
  blank: 'pillow',
  taxClass: 'cushion-cover',
} as const satisfies ProductTypeRow<'pillow'>
