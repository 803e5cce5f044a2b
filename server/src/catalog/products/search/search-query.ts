import type { SearchQuery } from '#catalog/products/listing.ts'
import { namesGoods, typeOf } from './kinds.ts'
import type { SearchTerm } from './search-term.ts'

/** Products that meet every word, or one that means the same. */
export function matchingAll(terms: readonly SearchTerm[]): SearchQuery {
  return matchingMost(terms, 0)
}

/**
 * Products that meet all but `fewer` of the words, whichever those are; but where a word names a type
 * of product, none of another type.
 */
export function matchingMost(terms: readonly SearchTerm[], fewer: number): SearchQuery {
  const parts = without(terms, fewer)
  const typed = parts.filter((part) => part.some(typeOf))
  const any = (one: typeof exact) =>
    (typed.length > 0 ? typed : parts)
      .map((part) => part.map((term) => one(term, terms)).join(' & '))
      .map((query) => (parts.length > 1 ? `(${query})` : query))
      .join(' | ')
  return { prefix: any(prefix), exact: any(exact) }
}

/**
 * Full-text query for one word: its unfinished form too, whole words of the same meaning. What names
 * goods is a whole word: "mug" begins no Mughal cushion.
 */
export function prefix(term: SearchTerm, among: readonly SearchTerm[] = [term]): string {
  return namesGoods(term, among)
    ? exact(term, among)
    : either([`${every(term.typed)}:*`, ...quoted(term.means)])
}

/** Among other words, what names goods is met by title and kind: a cap that suits a mug is no mug. */
function exact(term: SearchTerm, among: readonly SearchTerm[]): string {
  const weights = among.length > 1 && namesGoods(term, among) ? ':AB' : ''
  return either([every(term.typed, weights), ...quoted(term.means, weights)])
}

const either = (queries: string[]) => `(${queries.join(' | ')})`
/** Words are letters and digits only, so quotes are all that a query needs around them. */
const quoted = (words: readonly string[], weights = '') =>
  words.map((word) => `'${word}'${weights}`)
const every = (saying: string, weights = '') => quoted(saying.split(' '), weights).join(' & ')

function without(terms: readonly SearchTerm[], fewer: number): SearchTerm[][] {
  if (fewer === 0) return [[...terms]]
  return terms.flatMap((_, i) =>
    without(terms.slice(i + 1), fewer - 1).map((rest) => [...terms.slice(0, i), ...rest]),
  )
}
