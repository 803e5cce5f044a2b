import type { TypeSearchWords } from '#catalog/product-types/type-search-words.ts'

export const photoFrame = {
  names: 'photoframe',
  also: 'picture',
  synonyms: {
    photoframe:
      'frame, photo frame, picture frame, tasveer, tasvir, tasweer, tasvi, foto frame, तस्वीर, फोटो फ्रेम, फोटोफ्रेम, फ्रेम',
  },
} as const satisfies TypeSearchWords
