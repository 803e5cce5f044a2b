import { sql } from 'drizzle-orm'
import type { StockForm } from '@tohfa/contract/catalog/stock'
import type { Transaction } from '#platform/database/connect.ts'

/** The result of a row: its product, its current stock, and whether it was written. */
type StockWritten = {
  place: number
  productId: string
  title: string
  stock: number
  isWritten: boolean
  onBlank: boolean
}

/**
 * Sets the stock of choices, each only while it equals the stock that was read, so that pieces sold
 * meanwhile are not added back. It locks in one order, so that two writers wait for each other and
 * never deadlock. The stock of a product on a blank is set on the blank. The result omits rows
 * without an existing choice.
 */
export async function setStock(tx: Transaction, rows: StockForm['rows']): Promise<StockWritten[]> {
  const wanted = JSON.stringify(rows.map((row, place) => ({ size: null, ...row, place })))
  const { rows: written } = await tx.execute<StockWritten>(sql`
    with named as materialized (
      select w.place, w.seen, w.stock wanted, v.id, v.stock, v.on_blank, p.id product_id, p.title
      from json_to_recordset(${wanted})
        as w (place int, id uuid, color text, size text, seen int, stock int)
      join products p on p.id = w.id and p.deleted_at is null
      join product_colors c on c.product_id = p.id and c.name = w.color
      join product_variants v on v.color_id = c.id and v.size is not distinct from w.size
    ), wanted as materialized (
      select named.place, named.seen, named.wanted, named.product_id, named.title, v.id, v.stock
      from named join product_variants v on v.id = named.id and not v.on_blank
      order by v.id
      for update of v
    ), changed as (
      update product_variants v set stock = wanted.wanted from wanted
      where v.id = wanted.id and wanted.stock = wanted.seen
    )
    select place, product_id "productId", title,
      case when stock = seen then wanted else stock end stock, stock = seen "isWritten",
      false "onBlank"
    from wanted
    union all
    select place, product_id, title, stock, false, true from named where on_blank`)
  return written
}
