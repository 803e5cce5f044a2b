import type { TypeWords } from '#catalog/product-types/type-words.ts'

export const keyChain = {
  picture: 'A key chain with a name',
  more: 'More key chains',
} as const satisfies TypeWords
