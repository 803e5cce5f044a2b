import { type SQL, sql } from 'drizzle-orm'
import type { ShownToStaff } from '@tohfa/contract/catalog/visibility'
import { toPaise } from '@tohfa/contract/shared/money'
import type { Database } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'
import { byRelevance, inOrder, mostRanked, orders } from '#catalog/products/catalog.queries.ts'
import {
  bucketsOf,
  countFacets,
  type Counted,
  type FacetRequest,
  single,
} from '#catalog/products/filters/count.queries.ts'
import type { SearchQuery } from '#catalog/products/listing.ts'
import { forEachShown, isShown } from '#catalog/products/shown.queries.ts'
import { bestRated, findsAny, parsedOnce } from './search.queries.ts'

/** A request that searches. */
export type SearchRequest = FacetRequest & { searchQuery: SearchQuery }

/** What is tried if a search finds nothing. */
export type Others = {
  /** The words, each as a query of its own. */
  words: readonly string[]
  /** Counted is the first of these that finds something, if each of the words does. */
  fewer: readonly SearchQuery[]
}

/** The counts of the search, or else of one of the others. */
export type FirstFound = Counted & {
  /** The place among `fewer`; null for the search itself. */
  place: number | null
  /** The words that find something; null if the search itself does. */
  finding: string[] | null
  /** The transactions that the choice includes; the counts may include more. */
  chosenAt: string
}

/**
 * More hits are counted by a statement that is planned for them: for these the index by rating gives
 * the best ones.
 */
const mostHits = 5_000

/** Without counts where there are more. */
type Found = Omit<FirstFound, 'buckets' | 'chosenAt'> & { buckets: Counted['buckets'] | null }

/**
 * Counts a search or, if it finds nothing, the first of others that does, all in one statement. Each
 * connection plans it once: whatever is searched, the index of words is read.
 */
export async function countFirstFound(
  db: Database,
  request: SearchRequest,
  others: Others,
): Promise<FirstFound> {
  const { buckets, ...found } = await firstFound(db, request, others)
  const { place, finding, snapshot: chosenAt } = found
  if (buckets) return { ...found, buckets, chosenAt }
  const searchQuery = (place === null ? undefined : others.fewer[place]) ?? request.searchQuery
  return { ...(await countFacets(db, { ...request, searchQuery })), place, finding, chosenAt }
}

async function firstFound(
  db: Database,
  { searchQuery, prices, ratingGreater, price, shown }: SearchRequest,
  { words, fewer }: Others,
): Promise<Found> {
  const others = [
    ...words.map((prefix) => ({ is_word: true, prefix })),
    ...fewer.map((query, place) => ({ is_word: false, place, ...query })),
  ]
  return single(
    await countingOf[shown](db, {
      ...searchQuery,
      others: JSON.stringify(others),
      from: prices.from ?? null,
      below: prices.below ?? null,
      rated: ratingGreater ?? null,
      price: price === undefined ? null : toPaise(price),
    }),
  )
}

const given = sql.placeholder

/** The products that a parsed query finds, in all that is counted or puts them in order. */
const hits = (shown: ShownToStaff, query: SQL) => sql`
  select p.id, p.product_type, p.rating, p.review_count, p.payable_paise, p.sizes, p.origin
  from products p
  where ${isShown(shown)} and p.search_vector @@ ${query}
    and p.payable_paise >= coalesce(${given('from')}::bigint, 0)
    and (p.payable_paise < ${given('below')}::bigint or ${given('below')}::bigint is null)
  limit ${mostHits + 1}`

/** The best rated hits with their words, which are read for these only. */
const bestOfHits = sql`
  select p.id, p.search_vector
  from (select p.id from hits p order by ${orders['rating-desc']} limit ${mostRanked}) best
  join products p on p.id = best.id
  order by ${orders['rating-desc']}`

const counting = (shown: ShownToStaff) =>
  prepared<Found>(sql`
    select * from (
      with as_written as materialized (${hits(shown, parsedOnce(given('prefix')))}),
      nothing_written as materialized (select not exists (select from as_written) as is_true),
      best_rated as materialized (${bestRated(shown)}),
      asked as materialized (
        select place, is_word, prefix, exact, ${findsAny(shown)} as finds
        from (
          select place, is_word, prefix, exact, to_tsquery('simple', prefix) as parsed
          from json_to_recordset(${given('others')}::json)
            as other (place int, is_word boolean, prefix text, exact text)
          offset 0 -- parsed once each, not for each product
        ) parsed_queries
      ),
      chosen as materialized (
        select null::int as place, ${given('prefix')} as prefix, ${given('exact')} as exact
        where not (select is_true from nothing_written)
        union all (
          select place, prefix, exact from asked
          where (select is_true from nothing_written) and finds and not is_word
            and (select bool_and(finds) from asked where is_word)
          order by place limit 1
        )
      ),
      otherwise as materialized (
        select * from (${hits(shown, parsedOnce(sql`(select prefix from chosen)`))}) others
        where (select is_true from nothing_written)
      ),
      hits as not materialized (table as_written union all table otherwise),
      size as materialized (select count(*) <= ${mostHits} as is_small from hits)
      select
        pg_current_snapshot()::text as snapshot,
        (select place from chosen) as place,
        case when (select is_true from nothing_written)
          then (select coalesce(json_agg(prefix), '[]') from asked where is_word and finds)
        end as finding,
        case when (select is_small from size) then ${bucketsOf(sql`hits p`, { n: sql`count(*)`, rated: given('rated'), price: given('price') })} end as buckets,
        case when (select is_small from size) then ${inOrder(
          byRelevance(
            bestOfHits,
            {
              prefix: parsedOnce(sql`(select prefix from chosen)`),
              exact: parsedOnce(sql`(select exact from chosen)`),
            },
            { limit: mostRanked, offset: 0 },
          ),
        )} end as best
    ) first_found`)
const countingOf = forEachShown(counting)
