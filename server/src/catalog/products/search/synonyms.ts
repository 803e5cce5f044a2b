import { typeSearchWords } from '@tohfa/contract/catalog/product-types/search-words'
import { words } from './search-text.ts'

/**
 * Synonyms for any goods, in English and in Hindi as it is written in both scripts: each indexed
 * word, and its alternatives. A search for an alternative also searches the indexed word. Each type
 * of product has more of them.
 */
const generalSynonyms: Record<string, string> = {
  photo: 'picture, pic, foto, image, selfie, फोटो, चित्र',
  collage: 'कोलाज, kolaj',
  name: 'naam, nam, नाम',
  // Products with a live studio; only the index has the word.
  xcustomizable:
    'personalised, personalized, personalise, personalize, personal, customised, customized, customizable, customisable, customise, customize, custom, custom made, पर्सनलाइज्ड, पर्सनलाइज, कस्टमाइज्ड, कस्टमाइज, कस्टम',
  hindi: 'devanagari, हिंदी, हिन्दी',
  chai: 'tea, chay, chaay, चाय',
  coffee: 'kofi, kaufi, कॉफी',
  birthday: 'bday, b day, janamdin, janmdin, janmadin, जन्मदिन, बर्थडे',
  wedding: 'shaadi, shadi, vivah, marriage, anniversary, bride, groom, शादी, विवाह, सालगिरह',
  couple:
    'husband, wife, pati, patni, girlfriend, boyfriend, gf, bf, valentine, jodi, mr mrs, mister missus, जोड़ी, पति, पत्नी, मिस्टर मिसेज, श्रीमान श्रीमती',
  pair: 'couple, jodi, जोड़ी',
  bhai: 'brother, bro, bhaiya, bhaiyya, भाई, भैया',
  behen: 'sister, sis, behan, bahan, bahen, didi, बहन, दीदी',
  bhabhi: 'sister in law, bhabi, भाभी',
  grandparent: 'dada, dadi, nana, nani, grandfather, grandmother, grandpa, grandma, दादा, दादी',
  dada: 'grandfather, grandpa, दादा',
  dadi: 'grandmother, grandma, दादी',
  family: 'parivar, परिवार, parents, mom, dad, mummy, papa, मम्मी, पापा',
  kid: 'child, children, baby, bachcha, bachche, bacha, बच्चा, बच्चे',
  dog: 'kutta, puppy, कुत्ता',
  pet: 'dog, cat, kutta, billi',
  elephant: 'haathi, hathi, हाथी',
  haathi: 'elephant, hathi, हाथी',
  peacock: 'mor, mayur, मोर, मयूर',
  mayur: 'peacock, mor, मोर',
  flower: 'phool, phul, floral, फूल',
  lotus: 'kamal, कमल',
  marigold: 'genda, गेंदा',
  diwali: 'deepawali, deepavali, divali, दिवाली, दीपावली',
  holi: 'होली',
  eid: 'ईद, id mubarak',
  christmas: 'xmas, x mas, क्रिसमस',
  cricket: 'kriket, क्रिकेट',
  gold: 'golden, sona, sone, सोना',
  brass: 'peetal, pital, पीतल',
  leather: 'chamda, chamra, चमड़ा',
  office: 'daftar, दफ्तर, ऑफिस',
  home: 'ghar, घर, house',
  train: 'rail, ट्रेन, रेल',
  black: 'kala, kaala, काला',
  white: 'safed, सफेद',
  red: 'lal, laal, लाल',
  blue: 'neela, nila, नीला',
}

/** Everything in the shop is a gift: these words match all products. */
const anyGift =
  'gift, gifting, present, surprise, souvenir, hamper, tohfa, tohfaa, tofa, tofha, tohafa, tohfe, uphar, upahar, upahaar, तोहफा, तोहफे, उपहार, गिफ्ट'

/** Stop words. */
const joining =
  'a, an, the, that, for, of, on, in, to, at, by, with, and, or, from, your, my, our, is, ke, ka, ki, ko, se, mein, me, par, pe, aur, ya, liye, lie, wala, wali, wale, vala, vali, vale, mere, meri, mera, apne, apni, apna, hamare, chahiye, ek, के, का, की, को, से, में, पर, पे, और, या, एवं, व, लिए, लिये, वाला, वाली, वाले, मेरे, मेरी, मेरा, अपने, अपनी, अपना, हमारे, चाहिए, चाहिये, एक'

const joiningWords = new Set(joining.split(', '))

/** Whether a word is a stop word; so is a single letter next to whole words. */
export function isJoining(word: string): boolean {
  return word.length === 1 || joiningWords.has(word)
}

/**
 * Words as one phrase, without stop words, so that "mr and mrs" equals "mr mrs", unless fewer than
 * two are left, as of "की चेन".
 */
export function sayingOf(all: readonly string[]): string {
  const telling = all.filter((word) => !isJoining(word))
  return (telling.length > 1 ? telling : all).join(' ')
}

/** The sayings of a list, folded. */
export const spoken = (list: string) => list.split(',').map((phrase) => sayingOf(words(phrase)))

export const giftWords: ReadonlySet<string> = new Set(spoken(anyGift))

/** What words of a search mean. */
export type Vocabulary = {
  /** Folded phrases, with the words to search instead or as well. */
  meanings: ReadonlyMap<string, readonly string[]>
  /** The number of words of the longest phrase. */
  longestSaying: number
}

function vocabularyOf(meanings: Vocabulary['meanings']): Vocabulary {
  const lengths = [...meanings.keys()].map((phrase) => phrase.split(' ').length)
  return { meanings, longestSaying: Math.max(...lengths) }
}

function meaning(all: Map<string, string[]>, phrase: string, word: string): void {
  const known = all.get(phrase) ?? []
  if (!known.includes(word)) all.set(phrase, [...known, word])
}

/** The words of every shop. */
export const ownVocabulary: Vocabulary = vocabularyOf(
  [
    ...Object.values(typeSearchWords).flatMap(({ synonyms }) => Object.entries(synonyms)),
    ...Object.entries(generalSynonyms),
  ].reduce((all, [word, phrase]) => {
    for (const one of spoken(phrase)) meaning(all, one, word)
    return all
  }, new Map<string, string[]>()),
)

/** A collection as a search finds it: the word that marks its products, and what it is called. */
export type SearchedCollection = { mark: string; words: readonly string[] }

/**
 * With the words of the shop's collections: each finds the products of the collection too, and so
 * does what else is said for it.
 */
export function withCollections(collections: readonly SearchedCollection[]): Vocabulary {
  const all = new Map([...ownVocabulary.meanings].map(([phrase, known]) => [phrase, [...known]]))
  for (const { mark, words: names } of collections) {
    const phrases = new Set(names.map(tellingOf).filter(Boolean))
    for (const phrase of phrases) meaning(all, phrase, mark)
    for (const [phrase, known] of ownVocabulary.meanings)
      if (known.some((word) => phrases.has(word))) meaning(all, phrase, mark)
  }
  return vocabularyOf(all)
}

/** The words of a name that tell one collection from another: gifts are in all of them. */
function tellingOf(name: string): string {
  return words(name)
    .filter((word) => !isJoining(word) && !giftWords.has(word))
    .join(' ')
}
