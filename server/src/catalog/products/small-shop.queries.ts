import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'
import { orders } from './catalog.queries.ts'
import { isShown } from './shown.queries.ts'

export type ProductOrder = keyof typeof orders

/** What the filters of a listing compare; the price in paise. */
export type FilteredProduct = {
  id: string
  productType: string
  rating: number
  payable: number
  sizes: string[]
  origin: string | null
}

/** The published products in no order, and for each order the position of each product in it. */
export type ShopProducts = {
  products: FilteredProduct[]
  positions: Record<ProductOrder, number[]>
}

const names = Object.keys(orders) as ProductOrder[]
const column = (name: ProductOrder) => sql.identifier(`by ${name}`)
const shown = isShown('published')

const reading = prepared<{ products: FilteredProduct[]; positions: number[][] }>(sql`
  select
    json_agg(json_build_object(
      'id', id, 'productType', product_type, 'rating', rating, 'payable', payable_paise,
      'sizes', sizes, 'origin', origin)) as products,
    json_agg(json_build_array(${listOf(column)})) as positions
  from (
    select p.id, p.product_type, p.rating, p.payable_paise, p.sizes, p.origin,
      ${listOf((name) => sql`row_number() over (order by ${orders[name]}) - 1 as ${column(name)}`)}
    from products p
    where ${shown} and (
      select count(*) from (
        select from products p where ${shown} limit ${sql.placeholder('most')}::int + 1
      ) published
    ) <= ${sql.placeholder('most')}::int
  ) placed
  having count(*) > 0`)

/** The published products; undefined where there are none, or more than `most`. */
export async function readShopProducts(
  db: Database,
  most: number,
): Promise<ShopProducts | undefined> {
  const [found] = await reading(db, { most })
  if (!found) return undefined
  const positions = Object.fromEntries(
    names.map((name, at) => [name, found.positions.map((places) => places[at] ?? 0)]),
  ) as ShopProducts['positions']
  return { products: found.products, positions }
}

function listOf(each: (name: ProductOrder) => Parameters<typeof sql.join>[0][number]) {
  return sql.join(names.map(each), sql`, `)
}
