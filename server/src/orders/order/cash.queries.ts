import { and, eq, lt, sql } from 'drizzle-orm'
import { cashLinkHours, type CashState } from '@tohfa/contract/orders/cash-states'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { insertion } from '#platform/database/prepared.ts'
import { cashLinks } from '#platform/database/schema/cash.tables.ts'
import { orderChanges } from '#platform/database/schema/order-change.tables.ts'
import { orders } from '#platform/database/schema/order.tables.ts'

const insertLinks = insertion(cashLinks, ['tokenHash', 'orderId'])

export async function insertCashLink(
  tx: Transaction,
  link: { tokenHash: string; orderId: string },
): Promise<void> {
  await insertLinks(tx, [link])
}

/** The order that a link asks about; undefined when there is no such link. */
export async function orderOfCashLink(
  db: Database,
  tokenHash: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ orderId: cashLinks.orderId })
    .from(cashLinks)
    .where(eq(cashLinks.tokenHash, tokenHash))
  return row?.orderId
}

/** A link that ended long ago is as good as a false one. */
const linksKeptDays = 30

export async function deleteOldCashLinks(db: Database, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from cash_links where token_hash in (
      select token_hash from cash_links
      where created_at < shop_now() - make_interval(days => ${linksKeptDays})
      order by created_at limit ${most})`)
  return rowCount ?? 0
}

/** Ends the waiting of a locked order for its buyer's answer. */
export async function setCashState(
  tx: Transaction,
  id: string,
  cashState: Exclude<CashState, 'none' | 'to_confirm'>,
): Promise<void> {
  const confirmed = cashState === 'confirmed' && { cashConfirmedAt: now() }
  await tx
    .update(orders)
    .set({ cashState, ...confirmed })
    .where(eq(orders.id, id))
}

/** A locked order for cash is paid online, with so much; what waited for an answer has it. */
export async function setPaidOnline(
  tx: Transaction,
  order: { id: string; cashState: CashState },
  paidPaise: number,
): Promise<void> {
  const answered = order.cashState === 'to_confirm' && {
    cashState: 'confirmed' as const,
    cashConfirmedAt: now(),
  }
  await tx
    .update(orders)
    .set({ paymentMethod: 'online', roundingPaise: null, paidPaise, ...answered })
    .where(eq(orders.id, order.id))
}

/**
 * Has a locked order be done on a day, where that is later than what was promised; the other days
 * move with it, but for a day that its buyer chose. The day that counts then; null where none was
 * promised.
 */
export async function promiseFrom(
  tx: Transaction,
  orderId: string,
  due: string,
): Promise<string | null> {
  const { rows } = await tx.execute<{ dispatch_by: string | null }>(sql`
    update orders o set dispatch_by = case when o.arrive_on is null
        then o.dispatch_by + later.days else least(o.dispatch_by + later.days, o.arrives_by) end,
      arrives_by = case when o.arrive_on is null then o.arrives_by + later.days else o.arrives_by end,
      latest_by = case when o.arrive_on is null then o.latest_by + later.days else o.latest_by end
    from (select id, greatest(0, ${due}::date - dispatch_by) days from orders) later
    where o.id = ${orderId} and later.id = o.id and o.dispatch_by is not null
    returning o.dispatch_by::text`)
  return rows[0]?.dispatch_by ?? null
}

/** Records the outcome of a cash order before it was printed. */
export async function insertCashChange(
  tx: Transaction,
  made: {
    orderId: string
    changed: 'cash_confirmed' | 'paid_instead'
    actor: 'customer' | 'admin'
    actorId: string
  },
): Promise<void> {
  await tx.insert(orderChanges).values(made)
}

/** Orders that waited too long for their buyer's answer, the oldest first. */
export async function unanswered(db: Database, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(sql`${orders.cashState} = 'to_confirm'`, lt(orders.cashUntil, now())))
    .orderBy(orders.cashUntil)
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Orders whose buyer is to be reminded, who was reminded `before` times, `hours` after they ordered. */
export async function dueReminders(
  db: Database,
  { before, hours }: { before: number; hours: number },
  most: number,
): Promise<string[]> {
  const over = new Date(now().getTime() + (cashLinkHours - hours) * 3_600_000)
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        sql`${orders.cashState} = 'to_confirm'`,
        lt(orders.cashUntil, over),
        eq(orders.cashReminders, before),
      ),
    )
    .orderBy(orders.cashUntil)
    .limit(most)
  return rows.map(({ id }) => id)
}

export async function markReminded(tx: Transaction, id: string, times: number): Promise<void> {
  await tx.update(orders).set({ cashReminders: times }).where(eq(orders.id, id))
}

/** Whether a booking of its parcel was begun, be it one that died: what it collects may stand at the carrier. */
export async function hasParcel(tx: Transaction, orderId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from shipments where order_id = ${orderId} and (status <> 'failed' or waybill is not null)`)
  return rows.length > 0
}
