import type { TypeWords } from '#catalog/product-types/type-words.ts'

export const caps = {
  strip: 'Caps',
  picture: 'A custom cap',
  more: 'More caps',
} as const satisfies TypeWords
