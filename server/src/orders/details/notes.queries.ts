import { asc, eq } from 'drizzle-orm'
import type { OrderNote } from '@tohfa/contract/orders/admin-orders'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import { orderNotes } from '#platform/database/schema/order-list.tables.ts'

export async function insertNote(
  tx: Transaction,
  note: { orderId: string; authorId: string; text: string },
): Promise<string> {
  const [row] = await tx.insert(orderNotes).values(note).returning({ id: orderNotes.id })
  if (!row) throw new Error('the note was not kept')
  return row.id
}

/** The staff's notes on an order, the oldest first. */
export async function notesOf(db: Database, orderId: string): Promise<OrderNote[]> {
  const rows = await db
    .select({
      id: orderNotes.id,
      text: orderNotes.text,
      by: users.email,
      at: orderNotes.createdAt,
    })
    .from(orderNotes)
    .innerJoin(users, eq(users.id, orderNotes.authorId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.createdAt), asc(orderNotes.id))
  return rows.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }))
}
