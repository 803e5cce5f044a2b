import type { ProductTypeRow } from '#catalog/product-types/product-type-row.ts'

export const keyChain = {
  categories: {
    name: { label: 'Name Key Chain' },
    photo: { label: 'Photo Key Chain' },
    couple: { label: 'Couple Key Chain' },
    metal: { label: 'Metal Key Chain' },
  },
  sizes: [],
  attributes: ['material'],
  blank: 'keychain',
  taxClass: 'key-chain',
} as const satisfies ProductTypeRow<'keychain'>
