import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { ShownToStaff } from '@tohfa/contract/catalog/visibility'
import type { Database } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { SearchQuery } from '#catalog/products/listing.ts'
import type { PriceRange } from './parse-price.ts'
import type { SearchedCollection } from './synonyms.ts'
import { forEachShown, isShown } from '#catalog/products/shown.queries.ts'

/** The condition that a search finds `products p`; true when nothing is searched. */
export function found(searchQuery: SearchQuery | null): SQL {
  return searchQuery ? sql`p.search_vector @@ ${tsquery(searchQuery.prefix)}` : sql`true`
}

/** The condition that one of `products p` is in a price range in paise; true without a range. */
export function priced({ from, below }: PriceRange): SQL {
  const least = from === undefined ? sql`true` : sql`p.payable_paise >= ${from}::bigint`
  return below === undefined ? least : sql`${least} and p.payable_paise < ${below}::bigint`
}

/** A full-text query whose words are split exactly as those of products are. */
export function tsquery(query: string): SQL {
  return sql`to_tsquery('simple', ${query})`
}

/** The same, parsed once and not for each product. */
export function parsedOnce(query: string | SQL | Placeholder): SQL {
  return sql`(select to_tsquery('simple', ${query}))`
}

/**
 * The number of best rated products that are searched first. The index of words collects all
 * matches of a word before it returns the first. A common word has some among these.
 */
const lookedAtFirst = 100

/** The words of these products, for `findsAny`. */
export const bestRated = (shown: ShownToStaff): SQL => sql`
  select p.search_vector from products p where ${isShown(shown)}
  order by p.rating desc nulls last, p.review_count desc nulls last, p.id desc nulls last
  limit ${lookedAtFirst}`

/** Whether a query that is called `parsed` finds a product; `best_rated` are those to look at first. */
export const findsAny = (shown: ShownToStaff): SQL => sql`
  case
    when exists (select from best_rated where search_vector @@ parsed) then true
    -- Of any one the planner thinks that it comes soon, and reads the table to its end where there is none.
    else (select count(*) from products p where ${isShown(shown)} and p.search_vector @@ parsed) > 0
  end`

const findingOf = forEachShown((shown) =>
  prepared<{ query: string }>(sql`
    with best_rated as materialized (${bestRated(shown)})
    select query from (
      select query, to_tsquery('simple', query) as parsed, place
      from json_array_elements_text(${sql.placeholder('queries')}::json)
        with ordinality as one (query, place)
      offset 0 -- parsed once each, not for each product
    ) parsed_queries
    where ${findsAny(shown)}
    order by place`),
)

/** Those of the full-text queries that find at least one visible product, in their order. */
export async function queriesThatFind(
  db: Database,
  queries: readonly string[],
  shown: ShownToStaff,
): Promise<string[]> {
  if (queries.length === 0) return []
  const rows = await findingOf[shown](db, { queries: JSON.stringify(queries) })
  return rows.map((row) => row.query)
}

/** Stored words of about the length of `word` that may have been meant, the likeliest first. */
export async function similarWords(db: Database, word: string): Promise<string[]> {
  // Trigrams are unreliable for short words, which are few: all of those are compared.
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from search_words
    where length(word) between ${word.length - 1} and ${word.length + 1}
      and (${word.length} <= 5 or word % ${word} or word = any(${sql.param(swapped(word))}::text[]))
    order by similarity(word, ${word}) desc, word
    limit 2000`)
  return rows.map((row) => row.word)
}

/** Stored words that look most like one, whatever was mistyped of it. */
export async function likeWords(db: Database, word: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from search_words
    where length(word) between ${word.length - 3} and ${word.length + 3}
      and similarity(word, ${word}) > 0.25 and word not like 'xc%'
    order by similarity(word, ${word}) desc, word
    limit 10`)
  return rows.map((row) => row.word)
}

/** Every swap of two neighbours, which leaves a short word few trigrams in common. */
function swapped(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  )
}

/** The collections on show, as a search finds them. */
export async function searchedCollections(db: Database): Promise<SearchedCollection[]> {
  const { rows } = await db.execute<SearchedCollection>(sql`
    select collection_mark(id) as mark, words || array_remove(array[title, title_hi], null) as words
    from collections where shown order by position, id`)
  return rows
}
