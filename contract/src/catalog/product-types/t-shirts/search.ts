import type { TypeSearchWords } from '#catalog/product-types/type-search-words.ts'

export const tShirts = {
  names: 'tshirt, jersey, polo',
  also: 'tshirt tee shirt',
  synonyms: {
    tshirt:
      'shirt, tee, kameez, kamiz, qameez, kamij, kurta, kapda, kapde, टी शर्ट, टीशर्ट, शर्ट, कमीज, कपड़े',
    jersey: 'जर्सी, jarsi',
  },
} as const satisfies TypeSearchWords
