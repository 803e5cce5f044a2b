import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/connect.ts'

export type Wanted = { variantId: string; quantity: number }

/**
 * Takes pieces from the stock of one variant, only if so many are there. The guard and the
 * subtraction are one statement, so two buyers never get the same piece.
 *
 * @returns null when taken, else how many are left
 */
export async function takeStock(
  tx: Transaction,
  { variantId, quantity }: Wanted,
): Promise<number | null> {
  const taken = await tx.execute(sql`
    update product_variants set stock = stock - ${quantity}
    where id = ${variantId} and stock >= ${quantity} returning id`)
  if (taken.rows.length === 1) return null
  const left = await tx.execute<{ stock: number }>(sql`
    select stock from product_variants where id = ${variantId}`)
  return left.rows[0]?.stock ?? 0
}

/** Gives back what a checkout holds; a variant that is gone since takes nothing back. */
export async function giveBackStock(tx: Transaction, checkoutId: string): Promise<string[]> {
  const result = await tx.execute<{ productId: string }>(sql`
    with held as (
      select reserved_variant_id id, sum(quantity)::int quantity
      from checkout_lines where checkout_id = ${checkoutId} and reserved_variant_id is not null
      group by 1
    )
    update product_variants v set stock = v.stock + held.quantity from held where v.id = held.id
    returning v.product_id "productId"`)
  await clearReservations(tx, checkoutId)
  return result.rows.map((row) => row.productId)
}

/** Forgets what a checkout holds: it was given back, or sold with the order. */
export async function clearReservations(tx: Transaction, checkoutId: string): Promise<void> {
  await tx.execute(sql`
    update checkout_lines set reserved_variant_id = null
    where checkout_id = ${checkoutId} and reserved_variant_id is not null`)
}

/** Puts pieces back that were sold; a variant that is gone since takes none back. */
export async function addStock(tx: Transaction, pieces: readonly Wanted[]): Promise<string[]> {
  const result = await tx.execute<{ productId: string }>(sql`
    with back as (
      select id, sum(quantity)::int quantity
      from json_to_recordset(${JSON.stringify(pieces.map((one) => ({ id: one.variantId, quantity: one.quantity })))}::json)
        as x(id uuid, quantity int) group by 1
    )
    update product_variants v set stock = v.stock + back.quantity from back where v.id = back.id
    returning v.product_id "productId"`)
  return result.rows.map((row) => row.productId)
}

/** Marks which variant a line of a checkout holds. */
export async function holdVariant(
  tx: Transaction,
  lineId: string,
  variantId: string,
): Promise<void> {
  await tx.execute(sql`
    update checkout_lines set reserved_variant_id = ${variantId} where id = ${lineId}`)
}

/** What a line of an order is of, as its product is now. */
export type Choice = { productId: string; color: string; size: string | null }

/** The variant of a choice whose stock is counted; null when that is not counted, undefined when it is gone. */
export async function countedVariant(
  tx: Transaction,
  { productId, color, size }: Choice,
): Promise<string | null | undefined> {
  const { rows } = await tx.execute<{ tracked: boolean; id: string | null }>(sql`
    select p.track_stock tracked, v.id from products p
    left join product_colors c on c.product_id = p.id and c.name = ${color}
    left join product_variants v on v.color_id = c.id and v.size is not distinct from ${size}::text
    where p.id = ${productId}`)
  const [row] = rows
  return row?.tracked ? (row.id ?? undefined) : null
}

type Behind = {
  lineId: string
  title: string
  quantity: number
  variantId: string | null
  productId: string
  tracked: boolean
}

/** The variants behind a checkout's lines as the products are now, for taking their stock again. */
export async function variantsBehind(tx: Transaction, checkoutId: string): Promise<Behind[]> {
  const result = await tx.execute<Behind>(sql`
    select l.id "lineId", l.title, l.quantity, v.id "variantId", l.product_id "productId",
      p.track_stock "tracked"
    from checkout_lines l
    join products p on p.id = l.product_id
    left join product_colors c on c.product_id = p.id and c.name = l.color
    left join product_variants v on v.color_id = c.id and v.size is not distinct from l.size
    where l.checkout_id = ${checkoutId}
    order by v.id, l.position`)
  return result.rows
}
