import type { ProductTypeRow } from '#catalog/product-types/product-type-row.ts'

export const caps = {
  categories: {
    baseball: { label: 'Baseball' },
    snapback: { label: 'Snapback', look: 'snapback' },
    trucker: { label: 'Trucker', look: 'trucker' },
    bucket: { label: 'Bucket', look: 'bucket' },
  },
  sizes: ['S', 'M', 'L', 'Adjustable'],
  attributes: ['material'],
  blank: 'cap',
  taxClass: 'cap',
} as const satisfies ProductTypeRow<'cap'>
