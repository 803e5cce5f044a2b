import { sql } from 'drizzle-orm'
import type { Transaction } from './connect.ts'

/** All reads of the transaction see the database at one moment, and it writes nothing. */
export async function readOneMoment(tx: Transaction): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`)
}
