import { and, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { PersonToExpect } from '@tohfa/contract/studio/name-lists/expected'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { nameListExpected } from '#platform/database/schema/name-list.tables.ts'

export type ExpectedRow = typeof nameListExpected.$inferSelect

/** Those who should fill in a row of a list, in the order in which its owner has them. */
export const findExpected = (db: Database, listId: string): Promise<ExpectedRow[]> =>
  db
    .select()
    .from(nameListExpected)
    .where(eq(nameListExpected.listId, listId))
    .orderBy(nameListExpected.n)

export async function isExpected(db: Database, listId: string, id: string): Promise<boolean> {
  const own = and(eq(nameListExpected.listId, listId), eq(nameListExpected.id, id))
  return (await db.$count(nameListExpected, own)) > 0
}

/** Stores who is expected in place of earlier ones, of a list that is locked. */
export async function putExpected(
  tx: Transaction,
  listId: string,
  people: readonly PersonToExpect[],
): Promise<void> {
  const before = await tx
    .delete(nameListExpected)
    .where(eq(nameListExpected.listId, listId))
    .returning({ id: nameListExpected.id })
  const known = new Set(before.map(({ id }) => id))
  const rows = people.map(({ id, name, phone = null }, index) => ({
    listId,
    n: index + 1,
    // The second of one id is somebody new.
    id: id !== undefined && known.delete(id) ? id : v7(),
    name,
    phone,
  }))
  if (rows.length > 0) await tx.insert(nameListExpected).values(rows)
}
