import type { ProductTypeRow } from '#catalog/product-types/product-type-row.ts'

export const businessCards = {
  categories: {
    standard: { label: 'Standard' },
    premium: { label: 'Premium' },
    matte: { label: 'Matte' },
    glossy: { label: 'Glossy' },
    roundedCorner: { label: 'Rounded Corner' },
  },
  sizes: [],
  attributes: ['paperType', 'dimensions'],
  soldInPacks: true,
  blank: 'card',
  taxClass: 'business-card',
} as const satisfies ProductTypeRow<'card'>
