import type { ProductTypeRow } from '#catalog/product-types/product-type-row.ts'

export const photoFrame = {
  categories: {
    birthday: { label: 'Personalized Birthday Frame' },
    rakshaBandhan: { label: 'Personalized Raksha Bandhan Frame' },
    photo: { label: 'Personalized Photo Frame' },
  },
  sizes: [],
  attributes: ['material'],
  blank: 'frame',
  taxClass: 'photo-frame',
} as const satisfies ProductTypeRow<'frame'>
