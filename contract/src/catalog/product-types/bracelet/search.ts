import type { TypeSearchWords } from '#catalog/product-types/type-search-words.ts'

export const bracelet = {
  names: 'bracelet, rakhi',
  also: 'band',
  synonyms: {
    bracelet: 'kada, kadaa, kara, kangan, kangana, wristband, band, bangle, कड़ा, कंगन, ब्रेसलेट, ब्रेसलट',
    rakhi:
      'raakhi, rakhee, raksha sutra, rakshabandhan, raksha bandhan, rakshasutra, राखी, रक्षाबंधन, रक्षा बंधन, रक्षा सूत्र',
  },
} as const satisfies TypeSearchWords
