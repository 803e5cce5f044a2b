import type { TypeSearchWords } from '#catalog/product-types/type-search-words.ts'

export const coffeeMug = {
  names: 'mug, tumbler',
  also: 'cup',
  synonyms: {
    mug: 'cup, kap, kaap, pyala, pyaala, piyala, pyali, मग, कप, प्याला, प्याली, कॉफी मग, कॉफ़ी कप, चाय कप',
    tumbler: 'flask, sipper, thermos, travel mug, गिलास',
  },
} as const satisfies TypeSearchWords
