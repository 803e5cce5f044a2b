import { and, asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import { cancellations } from '#platform/database/schema/order.tables.ts'

type CancellationRow = typeof cancellations.$inferSelect
export type CancellationEvent = CancellationRow & { by: string | null }

export async function insertCancellation(
  tx: Transaction,
  made: typeof cancellations.$inferInsert,
): Promise<CancellationRow> {
  const [row] = await tx.insert(cancellations).values(made).returning()
  if (!row) throw new Error('the cancellation was not stored')
  return row
}

export async function cancellationByKey(
  db: Database,
  orderId: string,
  key: string,
): Promise<CancellationRow | undefined> {
  const [row] = await db
    .select()
    .from(cancellations)
    .where(and(eq(cancellations.orderId, orderId), eq(cancellations.idempotencyKey, key)))
  return row
}

export async function cancellationsOf(db: Database, orderId: string): Promise<CancellationEvent[]> {
  const rows = await db
    .select({ cancellation: cancellations, by: users.email })
    .from(cancellations)
    .leftJoin(users, eq(users.id, cancellations.actorId))
    .where(eq(cancellations.orderId, orderId))
    .orderBy(asc(cancellations.createdAt), asc(cancellations.id))
  return rows.map(({ cancellation, by }) => ({ ...cancellation, by }))
}
