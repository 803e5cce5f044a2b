import type { TypeWords } from '#catalog/product-types/type-words.ts'

export const photoFrame = {
  picture: 'A photo frame',
  more: 'More photo frames',
} as const satisfies TypeWords
