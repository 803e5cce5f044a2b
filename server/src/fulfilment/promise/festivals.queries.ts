import { asc, gte, sql } from 'drizzle-orm'
import type { FestivalsForm } from '@tohfa/contract/fulfilment/festivals'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { festivals } from '#platform/database/schema/promise.tables.ts'

export type FestivalRow = Omit<typeof festivals.$inferSelect, 'id'>

/** Those from a day on, or all, the first first. */
export function findFestivals(db: Database, from?: string): Promise<FestivalRow[]> {
  const { name, nameHi, day, shownFrom } = festivals
  return db
    .select({ name, nameHi, day, shownFrom })
    .from(festivals)
    .where(from === undefined ? undefined : gte(day, from))
    .orderBy(asc(day), asc(name))
}

/** Lets one change of them be made at a time. */
export async function lockFestivals(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('festivals'))`)
}

export async function replaceFestivals(
  tx: Transaction,
  rows: FestivalsForm['festivals'],
): Promise<void> {
  await tx.delete(festivals)
  await insertFestivals(tx, rows)
}

export async function insertFestivals(
  tx: Transaction,
  rows: FestivalsForm['festivals'],
): Promise<void> {
  if (rows.length > 0)
    await tx.insert(festivals).values(rows.map((row) => ({ ...row, nameHi: row.nameHi ?? null })))
}
