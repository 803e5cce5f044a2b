import type { TypeSearchWords } from '#catalog/product-types/type-search-words.ts'

export const businessCards = {
  names: 'businesscard, card',
  also: 'visiting',
  synonyms: {
    businesscard:
      'visiting card, business card, calling card, name card, carding, विजिटिंग कार्ड, बिजनेस कार्ड, कार्ड',
  },
} as const satisfies TypeSearchWords
