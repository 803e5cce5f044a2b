import { and, asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import { orderEvents } from '#platform/database/schema/order.tables.ts'
import { redeliveries } from '#platform/database/schema/redelivery.tables.ts'

export type RedeliveryRow = typeof redeliveries.$inferSelect
export type PastRedelivery = Pick<RedeliveryRow, 'onDay' | 'state' | 'note' | 'actor'> & {
  at: Date
  by: string | null
}

/** How often the carrier failed to deliver an order. */
export async function countAttempts(db: Database, orderId: string): Promise<number> {
  const failed = and(eq(orderEvents.orderId, orderId), eq(orderEvents.toStatus, 'failed'))
  return db.$count(orderEvents, failed)
}

/** The request made after a failed attempt. */
export async function redeliveryAfter(
  db: Database,
  orderId: string,
  attempt: number,
): Promise<RedeliveryRow | undefined> {
  const [row] = await db
    .select()
    .from(redeliveries)
    .where(and(eq(redeliveries.orderId, orderId), eq(redeliveries.attempt, attempt)))
  return row
}

export async function redeliveryById(db: Database, id: string): Promise<RedeliveryRow | undefined> {
  const [row] = await db.select().from(redeliveries).where(eq(redeliveries.id, id))
  return row
}

/** Stores a request; returns its id. */
export async function insertRedelivery(
  tx: Transaction,
  redelivery: typeof redeliveries.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(redeliveries).values(redelivery).returning({ id: redeliveries.id })
  if (!row) throw new Error('the new try was not stored')
  return row.id
}

/** Stores the outcome of a pending request; false when it already has one. */
export async function settleRedelivery(
  tx: Transaction,
  id: string,
  outcome: Pick<RedeliveryRow, 'state'> & Partial<Pick<RedeliveryRow, 'reference' | 'remark'>>,
): Promise<boolean> {
  const rows = await tx
    .update(redeliveries)
    .set(outcome)
    .where(and(eq(redeliveries.id, id), eq(redeliveries.state, 'waiting')))
    .returning({ id: redeliveries.id })
  return rows.length > 0
}

/** The redelivery requests of an order, the oldest first. */
export function redeliveriesOf(db: Database, orderId: string): Promise<PastRedelivery[]> {
  return db
    .select({
      onDay: redeliveries.onDay,
      state: redeliveries.state,
      note: redeliveries.note,
      actor: redeliveries.actor,
      at: redeliveries.createdAt,
      by: users.email,
    })
    .from(redeliveries)
    .leftJoin(users, eq(users.id, redeliveries.actorId))
    .where(eq(redeliveries.orderId, orderId))
    .orderBy(asc(redeliveries.createdAt), asc(redeliveries.id))
}
