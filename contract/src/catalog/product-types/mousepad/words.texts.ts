import type { TypeWords } from '#catalog/product-types/type-words.ts'

export const mousepad = {
  picture: 'A printed mousepad',
  more: 'More mousepads',
} as const satisfies TypeWords
