import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'

export type Wanted = { variantId: string; quantity: number }

const { placeholder } = sql

/** Pieces of a list, each variant once. */
const pieces = sql`
  select "variantId" id, sum(quantity)::int quantity
  from json_to_recordset(${placeholder('pieces')}::json) as x("variantId" uuid, quantity int)
  group by 1`

/** The reserved stock of a checkout, one row for each variant. */
const reservedByCheckout = sql`
  select reserved_variant_id id, sum(quantity)::int quantity
  from checkout_lines
  where checkout_id = ${placeholder('checkoutId')} and reserved_variant_id is not null
  group by 1`

/**
 * The stocks that `moved` counts on, locked in the order of their ids, so that two purchases never
 * deadlock: first those of blanks, then the products' own. The stock of a product on a blank is a
 * copy of the blank's, so only the blank's is written; without one it has none.
 */
const inOrder = (moved: SQL) => sql`
  moved as (${moved}),
  places as materialized (
    select moved.*, v.blank_variant_id, v.on_blank
    from moved left join product_variants v on v.id = moved.id
  ),
  blanks_locked as materialized (
    select b.id, b.stock, wanted.quantity
    from (select blank_variant_id id, sum(quantity)::int quantity from places
      where blank_variant_id is not null group by 1) wanted
    join blank_variants b on b.id = wanted.id order by b.id for no key update of b
  ),
  locked as materialized (
    select v.id, v.stock, places.quantity from product_variants v
    join places on places.id = v.id and not places.on_blank
    where (select count(*) from blanks_locked) >= 0
    order by v.id for no key update of v
  )`

/** Adds the pieces of `inOrder` to their stocks, or takes them; answers the products. */
const move = (sign: '+' | '-', condition: SQL = sql`true`) => sql`
  of_blanks as (
    update blank_variants b set stock = b.stock ${sql.raw(sign)} blanks_locked.quantity
    from blanks_locked where b.id = blanks_locked.id and ${condition}
  ),
  own as (
    update product_variants v set stock = v.stock ${sql.raw(sign)} locked.quantity
    from locked where v.id = locked.id and ${condition}
    returning v.product_id
  )`

const take = prepared<{ variantId: string; left: number }>(sql`
  with ${inOrder(pieces)},
  short as materialized (
    select places.id, coalesce(held.stock, 0) "left" from places
    left join lateral (
      select stock, quantity from blanks_locked b where b.id = places.blank_variant_id
      union all select stock, quantity from locked where locked.id = places.id
    ) held on true
    where held.stock >= held.quantity is not true
  ),
  ${move('-', sql`not exists (select from short)`)}
  select id "variantId", "left" from short`)

/**
 * Takes pieces from the stock, only if every variant has enough. Check and subtraction are one
 * statement, so two buyers never get the same piece.
 *
 * @returns the variants with too few pieces, and how many they have; none when all is taken
 */
export const takeStock = (tx: Transaction, wanted: readonly Wanted[]) =>
  take(tx, { pieces: JSON.stringify(wanted) })

const releaseReservation = prepared<{ productId: string }>(sql`
  with ${inOrder(reservedByCheckout)},
  cleared as (
    update checkout_lines set reserved_variant_id = null
    where checkout_id = ${placeholder('checkoutId')} and reserved_variant_id is not null
  ),
  ${move('+')}
  select product_id "productId" from own`)

/** Releases the stock that a checkout reserves; a variant deleted since is skipped. */
export async function releaseReservations(tx: Transaction, checkoutId: string): Promise<string[]> {
  return (await releaseReservation(tx, { checkoutId })).map((row) => row.productId)
}

const lock = prepared(sql`
  with ${inOrder(sql`${pieces} union (${reservedByCheckout})`)} select count(*) from locked`)

/**
 * Locks the variants that a checkout reserves together with those wanted, for callers that release
 * the one and take the other. Locked one after the other, they would have no common order.
 */
export async function lockStock(
  tx: Transaction,
  checkoutId: string,
  wanted: readonly Wanted[],
): Promise<void> {
  await lock(tx, { checkoutId, pieces: JSON.stringify(wanted) })
}

const clear = prepared(sql`
  update checkout_lines set reserved_variant_id = null
  where checkout_id = ${placeholder('checkoutId')} and reserved_variant_id is not null`)

/** Clears the reservations of a checkout: they were sold with the order. */
export async function clearReservations(tx: Transaction, checkoutId: string): Promise<void> {
  await clear(tx, { checkoutId })
}

const add = prepared<{ productId: string }>(sql`
  with ${inOrder(pieces)},
  ${move('+')}
  select product_id "productId" from own`)

/** Puts pieces back that were sold; a variant that is gone since takes none back. */
export async function addStock(tx: Transaction, back: readonly Wanted[]): Promise<string[]> {
  return (await add(tx, { pieces: JSON.stringify(back) })).map((row) => row.productId)
}

const hold = prepared(sql`
  update checkout_lines l set reserved_variant_id = x."variantId"
  from json_to_recordset(${placeholder('lines')}::json) as x(position int, "variantId" uuid)
  where l.checkout_id = ${placeholder('checkoutId')} and l.position = x.position`)

/** Marks which variants the lines of a checkout hold. */
export async function reserveVariants(
  tx: Transaction,
  checkoutId: string,
  lines: readonly { position: number; variantId: string }[],
): Promise<void> {
  await hold(tx, { checkoutId, lines: JSON.stringify(lines) })
}

const takeSome = prepared<{ taken: number }>(sql`
  with ${inOrder(sql`select ${placeholder('variantId')}::uuid id, ${placeholder('pieces')}::int quantity`)},
  of_blank as (
    update blank_variants b set stock = greatest(b.stock - blanks_locked.quantity, 0)
    from blanks_locked where b.id = blanks_locked.id
    returning blanks_locked.stock - b.stock taken
  ),
  own as (
    update product_variants v set stock = greatest(v.stock - locked.quantity, 0)
    from locked where v.id = locked.id returning locked.stock - v.stock taken
  )
  select taken from of_blank union all select taken from own`)

/** Takes up to this many pieces, as far as the stock has them; returns the number taken. */
export async function takeAtMost(
  tx: Transaction,
  variantId: string,
  pieces: number,
): Promise<number> {
  const [row] = await takeSome(tx, { variantId, pieces })
  return row?.taken ?? 0
}

/** The product of an order line, as it is now. */
export type VariantChoice = { productId: string; color: string; size: string | null }

/**
 * The variant of a choice with tracked stock; null when it is not tracked, undefined when it is
 * deleted.
 */
export async function countedVariant(
  tx: Transaction,
  { productId, color, size }: VariantChoice,
): Promise<string | null | undefined> {
  const { rows } = await tx.execute<{ tracked: boolean; id: string | null }>(sql`
    select p.track_stock tracked, v.id from products p
    left join product_colors c on c.product_id = p.id and c.name = ${color}
    left join product_variants v on v.color_id = c.id and v.size is not distinct from ${size}::text
    where p.id = ${productId}`)
  const [row] = rows
  return row?.tracked ? (row.id ?? undefined) : null
}

/** A line with tracked stock; without a variant it is no longer offered. */
export type CountedLine = {
  position: number
  title: string
  quantity: number
  productId: string
  variantId: string | null
}

/**
 * The lines of a checkout whose stock is tracked by the products as they are now, to reserve them
 * again.
 */
export async function countedLines(tx: Transaction, checkoutId: string): Promise<CountedLine[]> {
  const result = await tx.execute<CountedLine>(sql`
    select l.position, l.title, l.quantity, l.product_id "productId", v.id "variantId"
    from checkout_lines l
    join products p on p.id = l.product_id and p.track_stock
    left join product_colors c on c.product_id = p.id and c.name = l.color
    left join product_variants v on v.color_id = c.id and v.size is not distinct from l.size
    where l.checkout_id = ${checkoutId}
    order by l.position`)
  return result.rows
}
