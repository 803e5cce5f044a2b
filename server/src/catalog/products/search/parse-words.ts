import { type ParsedPrice, parsePrice, type PriceRange, rangeOf } from './parse-price.ts'
import { otherSayings } from './kinds.ts'
import type { SearchTerm } from './search-term.ts'
import { words } from './search-text.ts'
import { giftWords, isJoining, ownVocabulary, sayingOf, type Vocabulary } from './synonyms.ts'

/** The meaning of a search: words to match or, without words, any gift; and a price range. */
export type ParsedSearch = { terms: SearchTerm[]; anyGift: boolean; prices: PriceRange }

const mostWords = 8
const longestSearch = 300

/** The words of a search, without stop words unless there are no others. */
export function parseSearch(search: string, vocabulary: Vocabulary = ownVocabulary): ParsedSearch {
  const { rest, bounds } = priceOf(search)
  const all = words(rest)
  const phrases = sayings(all, vocabulary)
  const telling = phrases.filter(({ typed }) => !isJoining(typed))
  const wanted = telling.length > 0 ? telling : phrases
  const isGift = ({ typed }: SearchTerm) => giftWords.has(typed)
  const terms = wanted.filter((word) => !isGift(word)).slice(0, mostWords)
  const anyGift = wanted.some(isGift) || (bounds !== undefined && wanted.length === 0)
  return { terms, anyGift, prices: rangeOf(bounds ?? {}) }
}

/** The price range of a search, and its other words. */
export function priceOf(search: string): ParsedPrice {
  return parsePrice(search.slice(0, longestSearch).toWellFormed())
}

/** Unique words; several words of one phrase become one. */
function sayings(all: readonly string[], vocabulary: Vocabulary): SearchTerm[] {
  const found = new Map<string, SearchTerm>()
  for (let at = 0; at < all.length;) {
    const { typed, end } = sayingAt(all, at, vocabulary)
    found.set(typed, { typed, means: vocabulary.meanings.get(typed) ?? [] })
    at = end
  }
  return [...found.values()]
}

/** The longest known phrase that begins at a word, or that word; with its end. */
function sayingAt(
  all: readonly string[],
  at: number,
  { meanings, longestSaying }: Vocabulary,
): { typed: string; end: number } {
  const isSaying = (typed: string) => meanings.has(typed) || otherSayings.has(typed)
  for (let length = longestSaying; length > 1; length -= 1)
    for (const end of [at + length, endOfTelling(all, at, length)]) {
      const typed = sayingOf(all.slice(at, end))
      if (end <= all.length && typed.includes(' ') && isSaying(typed)) return { typed, end }
    }
  return { typed: all[at] ?? '', end: at + 1 }
}

/**
 * The end of the first so many words that are not stop words; past the last word if there are
 * fewer.
 */
function endOfTelling(all: readonly string[], at: number, length: number): number {
  let telling = 0
  for (const [index, word] of all.entries()) {
    if (index < at || isJoining(word)) continue
    telling += 1
    if (telling === length) return index + 1
  }
  return all.length + 1
}
