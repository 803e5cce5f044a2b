import type { TypeWords } from '#catalog/product-types/type-words.ts'

export const pillow = {
  strip: 'Pillow',
  picture: 'A printed pillow cover',
  more: 'More pillows and cushions',
} as const satisfies TypeWords
