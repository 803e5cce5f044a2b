import { and, asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import { orderChanges } from '#platform/database/schema/order-change.tables.ts'
import { orderItems } from '#platform/database/schema/order.tables.ts'

type ChangeRow = typeof orderChanges.$inferSelect
export type OrderChange = Pick<ChangeRow, 'changed' | 'before' | 'actor'> & {
  at: Date
  title: string | null
  by: string | null
}

/** Stores a change of an order; returns its id. */
export async function insertChange(
  tx: Transaction,
  made: typeof orderChanges.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(orderChanges).values(made).returning({ id: orderChanges.id })
  if (!row) throw new Error('the change was not stored')
  return row.id
}

/** The changes of an order, the oldest first. */
export function changesOf(db: Database, orderId: string): Promise<OrderChange[]> {
  return db
    .select({
      changed: orderChanges.changed,
      before: orderChanges.before,
      actor: orderChanges.actor,
      at: orderChanges.createdAt,
      title: orderItems.title,
      by: users.email,
    })
    .from(orderChanges)
    .leftJoin(orderItems, eq(orderItems.id, orderChanges.orderItemId))
    .leftJoin(users, eq(users.id, orderChanges.actorId))
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(asc(orderChanges.createdAt), asc(orderChanges.id))
}

/** Whether staff have already recalled the parcel of an order. */
export async function wasCalledBack(db: Database, orderId: string): Promise<boolean> {
  const called = and(eq(orderChanges.orderId, orderId), eq(orderChanges.changed, 'call_back'))
  return (await db.$count(orderChanges, called)) > 0
}
