import { type SQL, sql } from 'drizzle-orm'
import { toPaise } from '@tohfa/contract/shared/money'
import type { Database } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { Listing, SearchQuery } from './listing.ts'
import { type ShownToStaff } from '@tohfa/contract/catalog/visibility'
import { forEachShown, isShown } from './shown.queries.ts'
import { productRowColumns, type ProductRow } from './product-rows.queries.ts'
import { found, parsedOnce, priced } from './search/search.queries.ts'
import { mainPicture } from '#catalog/products/main-picture.fragments.ts'

/**
 * A search may find more than can be ranked by relevance in good time; of so many, the
 * best rated, relevance decides the order.
 */
export const mostRanked = 240

/** One page of the shop's products, in one statement. */
export async function listProducts(db: Database, listing: Listing): Promise<ProductRow[]> {
  const { rows } = await db.execute<{ products: ProductRow[] }>(
    productsAt(page(listing), listing.shown),
  )
  return rows[0]?.products ?? []
}

/** The ids of one page of the products. */
export async function listIds(db: Database, listing: Listing): Promise<string[]> {
  const { rows } = await db.execute<{ ids: string[] }>(sql`select ${idsOfPage(listing)} ids`)
  return rows[0]?.ids ?? []
}

/** The ids of one page of the products, as JSON. */
export function idsOfPage(listing: Listing): SQL {
  return inOrder(page(listing))
}

/** The ids of places, as JSON. */
export function inOrder(places: SQL): SQL {
  return sql`(
    select coalesce(json_agg(id order by place), '[]') from (${places}) page
  )`
}

/** Those of the products that are visible, in the order of their ids. */
export async function findProducts(
  db: Database,
  ids: readonly string[],
  shown: ShownToStaff,
): Promise<ProductRow[]> {
  const [row] = await findingByIdOf[shown](db, { ids })
  return row?.products ?? []
}

/** The products at some places. */
const productsAt = (places: SQL, shown: ShownToStaff) => sql`
  select coalesce(json_agg(shown order by shown.place), '[]') products
  from (
    select page.place, ${productRowColumns}
    from (${places}) page
    join products p on p.id = page.id and ${isShown(shown)}
  ) shown`

const findingById = (shown: ShownToStaff) =>
  prepared<{ products: ProductRow[] }>(
    productsAt(
      sql`select id, place
        from unnest(${sql.placeholder('ids')}::uuid[]) with ordinality as one (id, place)`,
      shown,
    ),
  )
const findingByIdOf = forEachShown(findingById)

/** The ids of a page and the place of each. */
function page(listing: Listing): SQL {
  const { sort, searchQuery, limit } = listing
  const offset = (listing.page - 1) * limit
  if (sort === 'relevance' && searchQuery) return mostRelevant(listing, searchQuery, offset)
  const order = orders[sort === 'relevance' ? 'newest' : sort]
  return sql`
    select id, row_number() over () as place
    from (
      select p.id from products p where ${conditions(listing)}
      order by ${order} limit ${limit} offset ${offset}
    ) ordered`
}

function mostRelevant(listing: Listing, searched: SearchQuery, offset: number): SQL {
  const { limit } = listing
  const best = sql`
    select p.id, p.search_vector from products p where ${conditions(listing)}
    order by ${orders['rating-desc']} limit ${Math.max(mostRanked, offset + limit)}`
  const parsed = { prefix: parsedOnce(searched.prefix), exact: parsedOnce(searched.exact) }
  return byRelevance(best, parsed, { limit, offset })
}

/**
 * The ids and places of a page of products that two parsed queries found, and that come with their
 * words, the best rated first.
 */
export function byRelevance(
  found: SQL,
  { prefix, exact }: Record<keyof SearchQuery, SQL>,
  { limit, offset }: { limit: number; offset: number },
): SQL {
  // Weights of description, highlights, kind and title: one hit in the title outdoes the rest.
  const rank = (query: SQL) => sql`
    case when place <= ${mostRanked}
      then ts_rank('{0.02, 0.1, 0.3, 1}', search_vector, ${query}) end desc nulls last`
  return sql`
    select id, row_number() over () as place
    from (
      select id
      from (select id, search_vector, row_number() over () as place from (${found}) found) numbered
      order by place > ${mostRanked}, (place <= ${mostRanked} and search_vector @@ ${exact}) desc,
        ${rank(exact)}, ${rank(prefix)}, place
      limit ${limit} offset ${offset}
    ) ordered`
}

/** A product if it is visible, or undefined. */
export async function findProduct(
  db: Database,
  id: string,
  shown: ShownToStaff,
): Promise<ProductRow | undefined> {
  const { rows } = await db.execute<{ product: ProductRow }>(sql`
    select to_json(found) as product from (
      select ${productRowColumns} from products p where p.id = ${id} and ${isShown(shown)}
    ) found`)
  return rows[0]?.product
}

/** docs/product.md 3.11: up to 12 with a rating of 3 and above, by rating, then by reviews. */
export async function findBestProducts(db: Database): Promise<ProductRow[]> {
  const { rows } = await db.execute<{ product: ProductRow }>(sql`
    select to_json(best) as product from (
      select ${productRowColumns} from products p
      where p.on_sale and p.rating >= 3
      order by ${orders['rating-desc']}
      limit 12
    ) best`)
  return rows.map((row) => row.product)
}

/** The ids of a page of those products that lack particulars, the newest first, and how many do. */
export async function listLacking(
  db: Database,
  { page: number, limit }: { page: number; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const lacking = sql`products where lacks_particulars and on_sale`
  const { rows } = await db.execute<{ ids: string[]; total: number }>(sql`
    select (select count(*)::int from ${lacking}) total, array(
      select id from ${lacking} order by ${sql.raw('created_at desc nulls last, id desc nulls last')}
      limit ${limit} offset ${(number - 1) * limit}
    ) ids`)
  return rows[0] ?? { ids: [], total: 0 }
}

/** The id and the time of the last change of every product in the shop. */
export async function listAddresses(db: Database): Promise<{ id: string; updated_at: string }[]> {
  const { rows } = await db.execute<{ id: string; updated_at: string }>(sql`
    select id, updated_at from products where on_sale order by created_at desc, id`)
  return rows
}

/** The key of the main picture of each of these products that has one. */
export async function mainPictures(
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; key: string }[]> {
  const { rows } = await db.execute<{ id: string; key: string }>(sql`
    select p.id, picture.key from products p cross join lateral (
      select ${mainPicture} key
    ) picture
    where p.id in (select value::uuid from json_array_elements_text(${JSON.stringify(ids)}))
      and picture.key is not null`)
  return rows
}

/** The conditions of a listing on `products p`. */
export function conditions(listing: Listing): SQL {
  const { searchQuery, prices, ratingGreater, categories, price, size, origin } = listing
  const all = [isShown(listing.shown), found(searchQuery), priced(prices)]
  if (ratingGreater !== undefined) all.push(sql`p.rating >= ${ratingGreater}::numeric`)
  if (price !== undefined) all.push(sql`p.payable_paise < ${toPaise(price)}::bigint`)
  if (categories?.length === 1) all.push(sql`p.product_type = ${categories[0]}`)
  else if (categories) all.push(sql`p.product_type = any(${sql.param(categories)}::text[])`)
  if (size) all.push(sql`p.sizes && ${sql.param(size)}::text[]`)
  if (origin?.length === 1) all.push(sql`p.origin = ${origin[0]}`)
  else if (origin) all.push(sql`p.origin = any(${sql.param(origin)}::text[])`)
  return sql.join(all, sql` and `)
}

/** Each as its index is ordered, nulls included, or the index would not serve it. */
export const orders = {
  newest: sql`p.created_at desc nulls last, p.id desc nulls last`,
  'price-asc': sql`p.payable_paise, p.id`,
  'price-desc': sql`p.payable_paise desc, p.id desc`,
  'rating-desc': sql`p.rating desc nulls last, p.review_count desc nulls last, p.id desc nulls last`,
  'discount-desc': sql`p.discount desc nulls last, p.id desc nulls last`,
  origin: sql`p.origin_rank, p.created_at desc nulls last, p.id desc nulls last`,
}
