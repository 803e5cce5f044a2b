import type { ShownToStaff } from '@tohfa/contract/catalog/visibility'
import type { Database } from '#platform/database/connect.ts'
import type { PriceRange } from './parse-price.ts'
import type { ParsedSearch } from './parse-words.ts'
import type { SearchTerm } from './search-term.ts'
import { correctedWords } from './correct-words.ts'
import { asksForOthers, type Kind, requestedType } from './kinds.ts'
import type { FacetRequest, Counted } from '#catalog/products/filters/count.queries.ts'
import type { CountsCache } from '#catalog/products/filters/counts-cache.ts'
import type { SearchQuery } from '#catalog/products/listing.ts'
import type { Others } from './first-found.queries.ts'
import { queriesThatFind } from './search.queries.ts'
import type { Vocabulary } from './synonyms.ts'
import { matchingAll, matchingMost, prefix } from './search-query.ts'

/**
 * A resolved search, and the counts of all its results. `searchQuery` is null for the whole shop;
 * `terms` are the searched words, with mistyped ones corrected.
 */
export type SearchResult = {
  searchQuery: SearchQuery | null
  /** The price range of the results. */
  prices: PriceRange
  terms: readonly SearchTerm[]
  /**
   * The suggestion if there are few results; null where the search names no kind that the shop has.
   */
  kind: Kind | null
} & Pick<Counted, 'buckets' | 'best'>

type SearchDeps = {
  db: Database
  counts: Pick<CountsCache, 'count' | 'countFirst'>
  vocabulary: Vocabulary
}

/**
 * Finds the products that match every word. If there are none, it corrects mistyped words, and then
 * finds those that match as many words as possible. If the search names a type, it never returns
 * products of another type.
 *
 * @returns no buckets when nothing is found
 */
export async function runSearch(
  { db, counts, vocabulary }: SearchDeps,
  parsed: ParsedSearch | null,
  besides: Omit<FacetRequest, 'searchQuery' | 'prices'>,
): Promise<SearchResult> {
  const prices = parsed?.prices ?? {}
  const about = (searchQuery: SearchQuery | null, terms: readonly SearchTerm[]) => ({
    searchQuery,
    prices,
    terms,
    kind: requestedType(terms) ?? (parsed?.anyGift ? ('gifts' as const) : null),
  })
  const counted = async (searchQuery: SearchQuery | null, terms: readonly SearchTerm[]) => ({
    ...about(searchQuery, terms),
    ...(await counts.count({ ...besides, searchQuery, prices })),
  })
  if (!parsed) return counted(null, [])
  const nothing = { searchQuery: null, prices, terms: [], kind: null, buckets: [], best: null }
  const { terms } = parsed
  if (terms.length > 0) {
    const searchQuery = matchingAll(terms)
    const others = asksForOthers(terms) ? { words: [], fewer: [] } : othersOf(terms)
    const { place, finding, ...first } = await counts.countFirst(
      { ...besides, searchQuery, prices },
      others,
    )
    const chosen = place === null ? undefined : others.fewer[place]
    if (chosen) return { ...about(chosen, terms), ...first }
    if (first.buckets.length > 0) return { ...about(searchQuery, terms), ...first }
    if (asksForOthers(terms)) return nothing
    const given = { shown: besides.shown, vocabulary, finding }
    const { terms: corrected, most } = await mostOf(db, terms, others, given)
    if (most) return counted(most, corrected)
    if (requestedType(terms)) return nothing
  }
  return parsed.anyGift ? counted(null, []) : nothing
}

/** What is tried for words without a common result: fewer and fewer of them. */
function othersOf(terms: readonly SearchTerm[]): Others {
  const [, ...fewer] = choicesOf(terms)
  return { words: terms.map((term) => prefix(term)), fewer }
}

/**
 * For words without a common result, with mistyped ones corrected: the products that match the most
 * words.
 */
async function mostOf(
  db: Database,
  typedTerms: readonly SearchTerm[],
  { words, fewer }: Others,
  given: { shown: ShownToStaff; vocabulary: Vocabulary; finding: readonly string[] | null },
): Promise<{ terms: readonly SearchTerm[]; most: SearchQuery | undefined }> {
  const { shown } = given
  const asked = [...words, ...fewer.map((choice) => choice.prefix)]
  const finding = new Set(given.finding ?? (await queriesThatFind(db, asked, shown)))
  if (words.every((word) => finding.has(word)))
    return { terms: typedTerms, most: fewer.find((choice) => finding.has(choice.prefix)) }

  const terms = await correctedWords(db, typedTerms, finding, given)
  if (requestedType(typedTerms) && !requestedType(terms)) return { terms, most: undefined }
  const choices = choicesOf(terms)
  const [first] = await queriesThatFind(
    db,
    choices.map((choice) => choice.prefix),
    shown,
  )
  return { terms, most: choices.find((choice) => choice.prefix === first) }
}

/** Products that match all words, then those that match all but one, and so on. */
function choicesOf(words: readonly SearchTerm[]): SearchQuery[] {
  return words.map((_, fewer) => matchingMost(words, fewer))
}
