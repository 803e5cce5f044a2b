import type { TypeWords } from '#catalog/product-types/type-words.ts'

export const tShirts = {
  picture: 'A printed T-shirt',
  more: 'More T-shirts',
} as const satisfies TypeWords
