import type { SearchQuery } from '#catalog/products/listing.ts'
import { namesGoods, typeOf } from './kinds.ts'
import type { SearchTerm } from './search-term.ts'

/** Products that match every word, or a synonym of it. */
export function matchingAll(terms: readonly SearchTerm[]): SearchQuery {
  return matchingMost(terms, 0)
}

/**
 * Products that match all but any `fewer` of the words; but if a word names a type of product, none
 * of another type.
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
 * Full-text query for one word: also as a prefix, and whole synonyms. A word that names goods is a
 * whole word: "mug" is not a prefix of Mughal cushion.
 */
export function prefix(term: SearchTerm, among: readonly SearchTerm[] = [term]): string {
  return namesGoods(term, among)
    ? exact(term, among)
    : either([`${every(term.typed)}:*`, ...quoted(term.means)])
}

/**
 * In a search of several words, goods match in title and kind only: a cap that suits a mug is not a
 * mug.
 */
function exact(term: SearchTerm, among: readonly SearchTerm[]): string {
  const weights = among.length > 1 && namesGoods(term, among) ? ':AB' : ''
  return either([every(term.typed, weights), ...quoted(term.means, weights)])
}

const either = (queries: string[]) => `(${queries.join(' | ')})`
/** Words are letters and digits only, so a query needs nothing but quotes around them. */
const quoted = (words: readonly string[], weights = '') =>
  words.map((word) => `'${word}'${weights}`)
const every = (saying: string, weights = '') => quoted(saying.split(' '), weights).join(' & ')

function without(terms: readonly SearchTerm[], fewer: number): SearchTerm[][] {
  if (fewer === 0) return [[...terms]]
  return terms.flatMap((_, i) =>
    without(terms.slice(i + 1), fewer - 1).map((rest) => [...terms.slice(0, i), ...rest]),
  )
}
