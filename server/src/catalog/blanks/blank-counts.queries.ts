import { type SQL, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { BlankCount, BlankMovement, CountedChoice } from '@tohfa/contract/catalog/blank-counts'
import { printsStarted } from '@tohfa/contract/fulfilment/print/print-moves'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { noneOf } from '#platform/database/one-of.ts'
import { blankMovements } from '#platform/database/schema/blank-movement.tables.ts'

type Sized<T> = Omit<T, 'size'> & { size: string | null }
export type ChoiceRow = Sized<CountedChoice>
type Optional = 'by' | 'seen' | 'counted' | 'reference'
export type MovementRow = Omit<Sized<BlankMovement>, Optional> & {
  [Name in Optional]: NonNullable<BlankMovement[Name]> | null
}

/**
 * The pieces of each colour and size that are sold or being bought, and lie on the shelf. They are
 * those of checkouts under way, and of confirmed orders that nobody prints or packs yet. Of a job to
 * print again, they are the blanks that it still needs.
 */
const waiting = sql`waiting as (
  select id, sum(pieces)::int pieces from (
    select v.blank_variant_id id, l.quantity pieces
    from checkout_lines l join product_variants v on v.id = l.reserved_variant_id
    union all
    select v.blank_variant_id, greatest(0,
      least(i.quantity - i.cancelled_quantity - coalesce(back.pieces, 0), j.again))
    from orders o join order_items i on i.order_id = o.id
    join product_colors c on c.product_id = i.product_id and c.name = i.color
    join product_variants v on v.color_id = c.id and v.size is not distinct from i.size
    left join print_jobs j on j.order_item_id = i.id
    left join lateral (
      select sum(l.quantity) pieces from refund_lines l join refunds r on r.id = l.refund_id
      where l.order_item_id = i.id and l.restocked and r.cancellation_id is null
    ) back on true
    where o.status = 'confirmed'
      and not exists (select from packed_lines p where p.order_item_id = i.id)
      and case when i.approval_id is null then o.printing_started_at is null
        else ${noneOf('j.state', printsStarted)} is not false end
  ) each where id is not null group by id)`

/** The colours and sizes of all blanks that are counted, in the order of the page. */
export async function readChoices(db: Database): Promise<ChoiceRow[]> {
  const { rows } = await db.execute<ChoiceRow>(sql`
    with ${waiting}
    select v.id "variantId", b.title, v.color, v.size, v.stock, coalesce(w.pieces, 0) "waiting"
    from blank_variants v join blanks b on b.id = v.blank_id left join waiting w on w.id = v.id
    where b.track_stock order by lower(b.title), b.id, v.position`)
  return rows
}

async function readMovements(db: Database, rest: SQL): Promise<MovementRow[]> {
  const { rows } = await db.execute<MovementRow>(sql`
    select m.id, m.kind, b.title, v.color, v.size, coalesce(m.delivered, m.counted - m.seen) "pieces",
      m.seen, m.counted, d.reference, m.stock, u.email "by", m.created_at "at"
    from blank_movements m join blank_variants v on v.id = m.variant_id
    join blanks b on b.id = v.blank_id left join blank_deliveries d on d.id = m.delivery_id
    left join users u on u.id = m.staff_id ${rest}`)
  return rows
}

export const newestMovements = (db: Database): Promise<MovementRow[]> =>
  readMovements(db, sql`order by m.created_at desc, m.id desc limit 50`)

export const movementsOf = (db: Database, countId: string): Promise<MovementRow[]> =>
  readMovements(db, sql`where m.count_id = ${countId} order by lower(b.title), v.position`)

export type LockedVariant = {
  id: string
  blankId: string
  title: string
  color: string
  size: string | null
  stock: number
}

/** These colours and sizes, locked in the order in which sales lock them. */
export async function lockVariants(
  tx: Transaction,
  ids: readonly string[],
): Promise<LockedVariant[]> {
  const { rows } = await tx.execute<LockedVariant>(sql`
    select v.id, v.blank_id "blankId", b.title, v.color, v.size, v.stock
    from blank_variants v join blanks b on b.id = v.blank_id
    where v.id = any(${sql.param(ids)}::uuid[]) order by v.id for no key update of v`)
  return rows
}

export type Correction = BlankCount['rows'][number] & { before: LockedVariant; stock: number }

/** Sets the stocks of locked colours and sizes. */
export async function setStocks(
  tx: Transaction,
  stocks: readonly { variantId: string; stock: number }[],
): Promise<void> {
  const rows = stocks.map(({ variantId, stock }) => ({ variantId, stock }))
  await tx.execute(sql`
    update blank_variants v set stock = w.stock
    from json_to_recordset(${JSON.stringify(rows)}::json) as w ("variantId" uuid, stock int)
    where v.id = w."variantId"`)
}

/** Sets what was counted, and writes down why. */
export async function writeCorrections(
  tx: Transaction,
  { countId, staffId }: { countId: string; staffId: string },
  corrections: readonly Correction[],
): Promise<void> {
  await setStocks(tx, corrections)
  await tx
    .insert(blankMovements)
    .values(
      corrections.map((one) => ({ ...one, id: v7(), kind: 'counted' as const, countId, staffId })),
    )
}
