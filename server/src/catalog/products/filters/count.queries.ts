import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { toPaise } from '@tohfa/contract/shared/money'
import type { ProductType, Size } from '@tohfa/contract/catalog/products'
import type { ShownToStaff } from '@tohfa/contract/catalog/visibility'
import type { Database } from '#platform/database/connect.ts'
import type { SearchQuery } from '#catalog/products/listing.ts'
import { idsOfPage, mostRanked } from '#catalog/products/catalog.queries.ts'
import type { PriceRange } from '#catalog/products/search/parse-price.ts'
import { isShown } from '#catalog/products/shown.queries.ts'
import { found, priced } from '#catalog/products/search/search.queries.ts'

/** The number of products with the same value for every filter. */
export type FacetBucket = {
  type: ProductType
  /** How many of the rating filter's steps it reaches. */
  ratingStep: number
  /** How many of the price filter's steps it reaches; it is below all the others. */
  priceStep: number
  sizes: Size[]
  /** A country's code; empty where it is not known. */
  origin: string
  /** Whether it satisfies a rating and a price between the steps. */
  rated: boolean
  priced: boolean
  n: number
}

export type FacetRequest = {
  searchQuery: SearchQuery | null
  /** The price range in the words of the search. */
  prices: PriceRange
  ratingGreater?: number | undefined
  price?: number | undefined
  shown: ShownToStaff
}

/** The counts, and the transactions that they include, in PostgreSQL's notation. */
export type Counted = {
  buckets: FacetBucket[]
  /** The ids of the first `mostRanked` that a search finds, the most relevant first; null where that is not known. */
  best: string[] | null
  snapshot: string
}

/** The difference to buckets counted with a snapshot, and the transactions that it includes. */
export type Changed = Pick<Counted, 'buckets' | 'snapshot'>

/** Whether the request is narrower than the whole shop, whose counts a trigger maintains. */
export function isNarrowed({ searchQuery, prices, ratingGreater, price }: FacetRequest): boolean {
  const bounds = [prices.from, prices.below, ratingGreater, price]
  return searchQuery !== null || bounds.some((one) => one !== undefined)
}

/**
 * All products that a request finds, counted by filter values, and the first ones of a search in
 * order, in one statement. A second statement would spend as long on sending these ids.
 */
export async function countFacets(db: Database, request: FacetRequest): Promise<Counted> {
  const { rows } = await db.execute<Counted>(sql`
    select
      pg_current_snapshot()::text as snapshot,
      ${buckets(request, sql`products`, sql`count(*)`)} as buckets,
      ${best(request)} as best`)
  return single(rows)
}

function best({ searchQuery, prices, shown }: FacetRequest): SQL {
  if (!searchQuery) return sql`null`
  return idsOfPage({ searchQuery, prices, shown, sort: 'relevance', page: 1, limit: mostRanked })
}

/**
 * The difference of each bucket between a snapshot and now, from the changes committed since; null
 * when older changes were pruned.
 */
export async function changedFacets(
  db: Database,
  request: FacetRequest,
  snapshot: string,
): Promise<Changed | null> {
  const { rows } = await db.execute<Changed & { pruned: boolean }>(sql`
    select
      pg_current_snapshot()::text as snapshot,
      ${changesPruned(snapshot)} as pruned,
      ${buckets(request, since(snapshot), sql`sum(times)`)} as buckets`)
  const { pruned, ...changed } = single(rows)
  return pruned ? null : changed
}

/** The changes of transactions that a snapshot did not include, as a table. */
function since(snapshot: string): SQL {
  return sql`(
    select * from product_changes
    where xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
      and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)
  )`
}

/** Whether changes after this snapshot were pruned. */
function changesPruned(snapshot: string): SQL {
  return sql`exists (
    select from product_changes where times = 0 and xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
  )`
}

/**
 * Deletes changes that are more than an hour old, and records it for processes with older counts.
 * If the tables were copied from another server, its transaction ids are invalid here.
 */
export async function forgetChangedProducts(db: Database): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from product_changes
      where created_at < shop_now() - interval '1 hour'
        or xid >= pg_snapshot_xmax(pg_current_snapshot())
      returning xid
    )
    insert into product_changes (xid, times)
    select xid, 0 from gone where xid < pg_snapshot_xmax(pg_current_snapshot())
    order by xid desc limit 1`)
}

export function single<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('a statement without a table answered no row')
  return row
}

/** The buckets of the products, or product versions, in a table, as JSON. */
function buckets(request: FacetRequest, table: SQL, n: SQL): SQL {
  const { searchQuery, prices, ratingGreater: rated, shown } = request
  const price = request.price === undefined ? undefined : toPaise(request.price)
  const conditions = [isShown(shown), found(searchQuery), priced(prices)]
  const rows = sql`${table} p where ${sql.join(conditions, sql` and `)}`
  return bucketsOf(rows, { n, rated: sql`${rated ?? null}`, price: sql`${price ?? null}` })
}

/** The buckets of some rows of `p`, as JSON; without a rating or a price each row satisfies it. */
export function bucketsOf(
  rows: SQL,
  { n, rated, price }: { n: SQL; rated: SQL | Placeholder; price: SQL | Placeholder },
): SQL {
  return sql`(
    select coalesce(json_agg(cell), '[]') from (
      select
        product_type as type,
        rating_step(rating) as "ratingStep",
        price_step(payable_paise) as "priceStep",
        sizes,
        coalesce(origin, '') as origin,
        (${rated}::numeric is null or rating >= ${rated}::numeric) as rated,
        (${price}::bigint is null or payable_paise < ${price}::bigint) as priced,
        ${n}::int as n
      from ${rows}
      group by 1, 2, 3, 4, 5, 6, 7
    ) cell
  )`
}

/** The buckets of the whole shop, or of all products for staff, as a trigger maintains them. */
export async function wholeShopFacets(db: Database, shown: ShownToStaff): Promise<FacetBucket[]> {
  const { rows } = await db.execute<FacetBucket>(sql`
    select product_type as type, rating_step as "ratingStep", price_step as "priceStep", sizes, origin,
      true as rated, true as priced, n
    from product_counts
    where n > 0 and ${shown === 'all' ? sql`true` : sql`visibility = ${shown}`}`)
  return rows
}
