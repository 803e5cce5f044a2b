import type { ShownToStaff } from '@tohfa/contract/visibility'
import type { Database } from '../../database/connect.ts'
import type { SearchTerm, ParsedSearch } from './parse-words.ts'
import { correctedWords } from './correct-words.ts'
import type { Cell, CellsAsked } from '../filters/count.queries.ts'
import type { KeptCounts } from '../filters/kept-counts.ts'
import type { SearchQuery } from '../listing.ts'
import { queriesThatFind } from './search.queries.ts'
import { matchingAll, matchingMost } from './search-query.ts'

/**
 * What a search comes down to, and all that it finds, counted. `searchQuery` is null for the whole shop;
 * `terms` are the words as they are looked for, mistyped ones corrected.
 */
export type SearchResult = {
  searchQuery: SearchQuery | null
  /** What all of it costs less than, in paise. */
  below: number | undefined
  terms: readonly SearchTerm[]
  cells: Cell[]
}

/**
 * Looks for products that meet every word; where there are none, for mistyped words by what was
 * meant, and then for those that meet as many words as possible.
 *
 * @returns no cells when nothing is found
 */
export async function runSearch(
  { db, counts }: { db: Database; counts: Pick<KeptCounts, 'count'> },
  parsed: ParsedSearch | null,
  besides: Omit<CellsAsked, 'searchQuery' | 'below'>,
): Promise<SearchResult> {
  const below = parsed?.below
  const counted = async (searchQuery: SearchQuery | null, terms: readonly SearchTerm[]) => ({
    searchQuery,
    below,
    terms,
    cells: await counts.count({ ...besides, searchQuery, below }),
  })
  if (!parsed) return counted(null, [])
  if (parsed.asked.length > 0) {
    const asWritten = await counted(matchingAll(parsed.asked), parsed.asked)
    if (asWritten.cells.length > 0) return asWritten
    const terms = await correctedWords(db, parsed.asked, besides.shown)
    const most = await matchingMostThatFind(db, terms, besides.shown)
    if (most) return counted(most, terms)
  }
  return parsed.anyGift ? counted(null, []) : { searchQuery: null, below, terms: [], cells: [] }
}

/** What meets as many of the words as any product does. */
async function matchingMostThatFind(
  db: Database,
  words: readonly SearchTerm[],
  shown: ShownToStaff,
): Promise<SearchQuery | undefined> {
  const choices = words.map((_, fewer) => matchingMost(words, fewer))
  const [first] = await queriesThatFind(
    db,
    choices.map(({ prefix }) => prefix),
    shown,
  )
  return choices.find(({ prefix }) => prefix === first)
}
