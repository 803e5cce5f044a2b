import type { TypeSearchWords } from '#catalog/product-types/type-search-words.ts'

export const pillow = {
  names: 'pillow, cushion',
  also: 'cushion',
  synonyms: {
    pillow:
      'cushion, takiya, takia, takiye, takiyaa, gaddi, gadda, तकिया, तकिये, तकिए, कुशन, गद्दी, पिलो',
    cushion: 'pillow, takiya, gaddi, तकिया, कुशन, गद्दी',
  },
} as const satisfies TypeSearchWords
