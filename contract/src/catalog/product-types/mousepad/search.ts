import type { TypeSearchWords } from '#catalog/product-types/type-search-words.ts'

export const mousepad = {
  names: 'mousepad',
  also: 'mouse pad mat',
  synonyms: {
    mousepad: 'mouse mat, mousemat, mouse, desk mat, deskmat, माउस पैड, माउसपैड, माउस',
  },
} as const satisfies TypeSearchWords
