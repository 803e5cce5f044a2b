import { parsePrice } from './parse-price.ts'
import { words } from './search-text.ts'
import { giftWords, joiningWords, meanings } from './synonyms.ts'

/** A word of a search: as it was typed, maybe unfinished, and the words that mean the same. */
export type SearchTerm = { typed: string; means: readonly string[] }

/**
 * What a search asks for: words to meet, or, with none, whatever makes a gift; `below` is what it must
 * cost less than, in paise.
 */
export type ParsedSearch = { asked: SearchTerm[]; anyGift: boolean; below?: number }

const mostWords = 8
const longestSearch = 300
/** The longest of the sayings that are several words, such as `chabi ka challa`. */
const longestSaying = 3

/** The words of a search, those that say nothing left out unless there are no others. */
export function parseSearch(search: string): ParsedSearch {
  const { rest, below } = parsePrice(search.slice(0, longestSearch).toWellFormed())
  const all = words(rest)
  const said = sayings(all)
  // A single letter says nothing beside whole words.
  const telling = said.filter(({ typed }) => typed.length > 1 && !joiningWords.has(typed))
  const wanted = telling.length > 0 ? telling : said
  const isGift = ({ typed }: SearchTerm) => giftWords.has(typed)
  const asked = wanted.filter((word) => !isGift(word)).slice(0, mostWords)
  const anyGift = wanted.some(isGift) || (below !== undefined && wanted.length === 0)
  return { asked, anyGift, ...(below !== undefined && { below }) }
}

/** Words, each once; several that are one saying become one. */
function sayings(all: readonly string[]): SearchTerm[] {
  const found = new Map<string, SearchTerm>()
  for (let at = 0; at < all.length;) {
    const length = sayingAt(all, at)
    const typed = all.slice(at, at + length).join(' ')
    found.set(typed, { typed, means: meanings.get(typed) ?? [] })
    at += length
  }
  return [...found.values()]
}

function sayingAt(all: readonly string[], at: number): number {
  for (let length = longestSaying; length > 1; length -= 1)
    if (at + length <= all.length && meanings.has(all.slice(at, at + length).join(' ')))
      return length
  return 1
}
