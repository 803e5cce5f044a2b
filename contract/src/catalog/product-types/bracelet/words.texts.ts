import type { TypeWords } from '#catalog/product-types/type-words.ts'

export const bracelet = {
  picture: 'A rakhi bracelet',
  more: 'More bracelets and rakhis',
} as const satisfies TypeWords
