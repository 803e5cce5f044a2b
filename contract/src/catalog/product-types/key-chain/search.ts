import type { TypeSearchWords } from '#catalog/product-types/type-search-words.ts'

export const keyChain = {
  names: 'keychain',
  also: 'keyring',
  synonyms: {
    keychain:
      'key ring, keyring, key fob, key holder, key, chabi, chaabi, chabhi, chaabhi, chabiyan, challa, chabi ka challa, चाबी, चाभी, छल्ला, चाबी का छल्ला, की चेन, कीचेन, की रिंग',
  },
} as const satisfies TypeSearchWords
