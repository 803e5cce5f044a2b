import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database/connect.ts'

/** Those of a store's keys that are not in `column` of its table. */
export async function unknownKeys(
  db: Database,
  keys: string[],
  column: PgColumn,
): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select stored.key from unnest(${sql.param(keys)}::text[]) stored(key)
    where not exists (select from ${column.table} where ${column}::text = stored.key)`)
  return rows.map(({ key }) => key)
}
