import { sql } from 'drizzle-orm'
import { toPaise } from '@tohfa/contract/money'
import type { ProductType, Size } from '@tohfa/contract/products'
import type { ShownToStaff } from '@tohfa/contract/visibility'
import type { Database } from '../../database/connect.ts'
import type { SearchQuery } from '../listing.ts'
import { isShown } from '../shown.queries.ts'
import { cheaper, found } from '../search/search.queries.ts'

/** So many products that are alike in everything that filters ask about. */
export type Cell = {
  type: ProductType
  /** How many of the rating filter's steps it reaches. */
  ratingStep: number
  /** How many of the price filter's steps it reaches; it is below all the others. */
  priceStep: number
  sizes: Size[]
  /** A country's code; empty where it is not known. */
  origin: string
  /** Whether it meets the rating and the price that were asked for besides the steps. */
  rated: boolean
  priced: boolean
  n: number
}

export type CellsAsked = {
  searchQuery: SearchQuery | null
  /** What the search says the goods must cost less than, in paise. */
  below: number | undefined
  ratingGreater?: number | undefined
  price?: number | undefined
  shown: ShownToStaff
}

/** All products that a search finds, counted by what filters ask about, in one statement. */
export async function countCells(db: Database, asked: CellsAsked): Promise<Cell[]> {
  const { searchQuery, below, ratingGreater: rated, shown } = asked
  const price = asked.price === undefined ? undefined : toPaise(asked.price)
  if (!searchQuery && [below, rated, price].every((one) => one === undefined))
    return keptCells(db, shown)
  const { rows } = await db.execute<Cell>(sql`
    select
      product_type as type,
      rating_step(rating) as "ratingStep",
      price_step(discounted_price_paise) as "priceStep",
      sizes,
      coalesce(origin, '') as origin,
      ${rated === undefined ? sql`true` : sql`rating >= ${rated}::numeric`} as rated,
      ${price === undefined ? sql`true` : sql`discounted_price_paise < ${price}::bigint`} as priced,
      count(*)::int as n
    from products p
    where ${isShown(shown)} and ${found(searchQuery)} and ${cheaper(below)}
    group by 1, 2, 3, 4, 5, 6, 7`)
  return rows
}

/** The whole shop's, or all that staff have, as a trigger keeps them. */
async function keptCells(db: Database, shown: ShownToStaff): Promise<Cell[]> {
  const { rows } = await db.execute<Cell>(sql`
    select product_type as type, rating_step as "ratingStep", price_step as "priceStep", sizes, origin,
      true as rated, true as priced, n
    from product_counts
    where n > 0 and ${shown === 'all' ? sql`true` : sql`visibility = ${shown}`}`)
  return rows
}
