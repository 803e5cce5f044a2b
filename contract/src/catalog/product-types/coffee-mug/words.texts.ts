import type { TypeWords } from '#catalog/product-types/type-words.ts'

export const coffeeMug = {
  picture: 'A printed coffee mug',
  more: 'More mugs',
} as const satisfies TypeWords
