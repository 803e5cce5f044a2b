import type { TypeSearchWords } from '#catalog/product-types/type-search-words.ts'

export const caps = {
  names: 'cap',
  also: 'hat',
  synonyms: {
    cap: 'hat, topi, topee, toppi, टोपी, कैप, हैट',
  },
} as const satisfies TypeSearchWords
