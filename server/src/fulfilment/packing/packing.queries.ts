import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { printsDone, type PrintState } from '@tohfa/contract/fulfilment/print/print-moves'
import type { Blank } from '@tohfa/print-engine/scene/blanks'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { noneOf } from '#platform/database/one-of.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import { orders } from '#platform/database/schema/order.tables.ts'
import { packedExtras, packedLines } from '#platform/database/schema/packing.tables.ts'
import { type GiftExtra, giftCardTitle, giftWrapTitle } from '@tohfa/contract/orders/gift-limits'
import type { PrintedValue } from '@tohfa/print-engine/scene/personalisation'
import type { Code } from './read-code.ts'

/** Where what belongs to a gift stands, which is no line of its order. */
export const extraPositions = { card: -1, wrap: -2 } as const satisfies Record<GiftExtra, number>

/** Where a code leads: to an order and, where it names one, to a line by its position. */
export async function findCode(
  db: Database,
  code: Code,
): Promise<{ orderId: string; position: number | null } | undefined> {
  const found =
    'job' in code
      ? sql`select j.order_id "orderId", coalesce(i.position, ${extraPositions.card}::int) "position"
          from print_jobs j left join order_items i on i.id = j.order_item_id where j.id = ${code.job}`
      : 'waybill' in code
        ? sql`select order_id "orderId", null::int "position" from shipments
            where waybill = ${code.waybill}`
        : code.line === undefined
          ? sql`select id "orderId", null::int "position" from orders
              where order_number = ${code.orderNumber}`
          : typeof code.line === 'string'
            ? sql`select id "orderId", ${extraPositions[code.line]}::int "position" from orders
                where order_number = ${code.orderNumber}`
            : sql`select o.id "orderId", i.position from orders o
                join order_items i on i.order_id = o.id
                where o.order_number = ${code.orderNumber}
                  and coalesce(i.line, i.position + 1) = ${code.line}
                  and i.list_n is not distinct from ${code.row ?? null}::int`
  const { rows } = await db.execute<{ orderId: string; position: number | null }>(found)
  return rows[0]
}

/** A line as far as the bench is concerned, or what belongs to a gift. */
export type LineState = {
  /** Null of what belongs to a gift. */
  itemId: string | null
  extra: GiftExtra | null
  orderId: string
  position: number
  /** Which line of its order it is, from 1; 0 of the card of a gift, -1 of its wrap. */
  line: number
  /** Of a row of a name list. */
  row: number | null
  values: PrintedValue[] | null
  title: string
  left: number
  jobId: string | null
  print: PrintState | null
  blank: Blank | null
  /** The print of a card that was drawn. */
  cardHash: string | null
  isPacked: boolean
  packedAt: Date | null
}

/** How far the lines of these orders are, in their order, and after them what belongs to a gift. */
export async function lineStates(db: Database, orderIds: readonly string[]): Promise<LineState[]> {
  if (orderIds.length === 0) return []
  const { rows } = await db.execute<Omit<LineState, 'packedAt'> & { packedAt: string | null }>(sql`
    with asked as (select * from orders where id = any(${sql.param([...orderIds])}::uuid[])),
    extras as (
      select 'card' extra, j.order_id, ${extraPositions.card}::int "position",
        ${giftCardTitle}::text title, j.id "jobId", j.state, pr.blank, j.card_hash
      from print_jobs j join asked on asked.id = j.order_id
      left join proofs pr on pr.hash = j.card_hash where j.order_item_id is null
      union all
      select 'wrap', id, ${extraPositions.wrap}::int, ${giftWrapTitle}, null, null, null, null
      from asked where (gift ->> 'wrap')::boolean
    )
    select i.id "itemId", null "extra", i.order_id "orderId", i.position,
      coalesce(i.line, i.position + 1) "line", i.list_n "row", i.personalisation "values", i.title,
      i.quantity - i.cancelled_quantity "left", j.id "jobId", j.state "print", pr.blank,
      null "cardHash", p.order_item_id is not null "isPacked", o.packed_at::text "packedAt"
    from asked o join order_items i on i.order_id = o.id
    left join print_jobs j on j.order_item_id = i.id
    left join proof_approvals a on a.id = j.approval_id
    left join proofs pr on pr.hash = a.hash
    left join packed_lines p on p.order_item_id = i.id
    union all
    select null, e.extra, o.id, e.position, e.position + 1, null, null, e.title,
      (exists (select from order_items i
        where i.order_id = o.id and i.cancelled_quantity < i.quantity))::int,
      e."jobId", e.state, e.blank, e.card_hash, p.extra is not null, o.packed_at::text
    from extras e join asked o on o.id = e.order_id
    left join packed_extras p on p.order_id = o.id and p.extra = e.extra
    order by "orderId", "extra" nulls first, "position"`)
  return rows.map((row) => ({ ...row, packedAt: row.packedAt ? new Date(row.packedAt) : null }))
}

/** Puts a line, or what belongs to a gift, into the box of its order; false when it is already in it. */
export async function insertPacked(
  tx: Transaction,
  { itemId, extra, orderId }: LineState,
  packedBy: string,
): Promise<boolean> {
  const rows =
    itemId === null
      ? extra &&
        (await tx
          .insert(packedExtras)
          .values({ orderId, extra, packedBy })
          .onConflictDoNothing()
          .returning({ id: packedExtras.orderId }))
      : await tx
          .insert(packedLines)
          .values({ orderItemId: itemId, orderId, packedBy })
          .onConflictDoNothing()
          .returning({ id: packedLines.orderItemId })
  return (rows ?? []).length > 0
}

/** Records that an order is completely in its box; false when that was already recorded. */
export async function markPacked(
  tx: Transaction,
  orderId: string,
  staffId: string,
): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({ packedAt: sql`shop_now()`, packedBy: staffId })
    .where(and(eq(orders.id, orderId), isNull(orders.packedAt)))
    .returning({ id: orders.id })
  return rows.length > 0
}

/**
 * Takes lines of an order, or the card of its gift, out of its box, all without `what`, and opens it;
 * whether any lay there.
 */
export async function takeOut(
  tx: Transaction,
  orderId: string,
  what?: readonly string[] | 'card',
): Promise<boolean> {
  const itemIds = what === 'card' ? [] : what
  const lines = await tx.execute(sql`delete from packed_lines where order_id = ${orderId}
    ${itemIds ? sql`and order_item_id = any(${sql.param([...itemIds])}::uuid[])` : sql``}`)
  const extras =
    (what === undefined || what === 'card') &&
    (await tx.execute(sql`delete from packed_extras where order_id = ${orderId}
      ${what === 'card' ? sql`and extra = 'card'` : sql``}`))
  if (!lines.rowCount && !(extras && extras.rowCount)) return false
  await tx.update(orders).set({ packedAt: null, packedBy: null }).where(eq(orders.id, orderId))
  return true
}

/** The packer of an order and the time; nothing while it is not packed. */
export async function packedEvent(
  db: Database,
  orderId: string,
): Promise<{ at: Date; by: string | null } | undefined> {
  const [row] = await db
    .select({ at: orders.packedAt, by: users.email })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.packedBy))
    .where(eq(orders.id, orderId))
  return row?.at ? { at: row.at, by: row.by } : undefined
}

/** Unprinted lines keep an order from being packed. */
const isPrinted = sql`not exists (select from order_items i
  join print_jobs j on j.order_item_id = i.id
  where i.order_id = ${orders.id} and i.cancelled_quantity < i.quantity and ${noneOf('j.state', printsDone)})
  and not exists (select from print_jobs j
    where j.order_id = ${orders.id} and j.order_item_id is null and ${noneOf('j.state', printsDone)})`
const isBegun = sql`(exists (select from packed_lines p where p.order_id = ${orders.id})
  or exists (select from packed_extras p where p.order_id = ${orders.id}))`
const canBePacked = and(
  eq(orders.status, 'confirmed'),
  ne(orders.cashState, 'to_confirm'),
  isNull(orders.packedAt),
  sql`(${isPrinted} or ${isBegun})`,
)

/** The orders whose boxes are begun, then those that can be, the oldest first. */
export async function ordersToPack(db: Database, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(canBePacked)
    .orderBy(sql`${isBegun} desc`, orders.createdAt, orders.id)
    .limit(most)
  return rows.map(({ id }) => id)
}

export const countToPack = (db: Database): Promise<number> => db.$count(orders, canBePacked)
