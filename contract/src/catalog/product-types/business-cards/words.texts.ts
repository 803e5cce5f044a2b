import type { TypeWords } from '#catalog/product-types/type-words.ts'

export const businessCards = {
  picture: 'A stack of business cards',
  more: 'More business cards',
} as const satisfies TypeWords
