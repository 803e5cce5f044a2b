import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { changedAddresses } from '#platform/database/schema/index-now.tables.ts'

export type ChangedAddress = { path: string; changed_at: string }

/** Those that have waited longest. */
export async function oldestChanged(db: Database, most: number): Promise<ChangedAddress[]> {
  const { rows } = await db.execute<ChangedAddress>(sql`
    select path, changed_at::text from ${changedAddresses} order by changed_at, path limit ${most}`)
  return rows
}

/** Deletes those that were sent, unless they changed again meanwhile. */
export async function forgetSent(db: Database, sent: readonly ChangedAddress[]): Promise<void> {
  await db.execute(sql`
    delete from ${changedAddresses} c
    using json_to_recordset(${JSON.stringify(sent)}) as s (path text, changed_at timestamptz)
    where c.path = s.path and c.changed_at = s.changed_at`)
}

export async function forgetAll(db: Database): Promise<void> {
  await db.delete(changedAddresses)
}
