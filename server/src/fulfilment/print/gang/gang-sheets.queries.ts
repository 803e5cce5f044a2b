import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { gangSheets } from '#platform/database/schema/print.tables.ts'

export type GangSheetRow = typeof gangSheets.$inferSelect

export async function insertGangSheet(
  db: Database,
  values: Omit<typeof gangSheets.$inferInsert, 'id'>,
): Promise<GangSheetRow> {
  const [row] = await db.insert(gangSheets).values(values).returning()
  if (!row) throw new Error('the sheets were not stored')
  return row
}

export async function findGangSheet(db: Database, id: string): Promise<GangSheetRow | undefined> {
  const [row] = await db.select().from(gangSheets).where(eq(gangSheets.id, id))
  return row
}

/** Forgets sheets after a month, so many at most; how many went. */
export async function deleteOldSheets(db: Database, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from gang_sheets where id in (
      select id from gang_sheets where created_at < shop_now() - interval '30 days'
      order by created_at limit ${most})`)
  return rowCount ?? 0
}
