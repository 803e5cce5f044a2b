import { sql } from 'drizzle-orm'
import type { DayCountKind } from '@tohfa/contract/backoffice/report-limits'
import type { Database } from '#platform/database/connect.ts'
import { dayCounts } from '#platform/database/schema/day-count.tables.ts'

export type DayCount = { day: string; kind: DayCountKind; number: number }

/**
 * Adds to the counts of all processes; rows are locked in one order, so that two processes never
 * deadlock.
 */
export async function addCounts(db: Database, counts: readonly DayCount[]): Promise<void> {
  const inOrder = counts.toSorted((a, b) =>
    `${a.day} ${a.kind}`.localeCompare(`${b.day} ${b.kind}`, 'en'),
  )
  await db
    .insert(dayCounts)
    .values(inOrder)
    .onConflictDoUpdate({
      target: [dayCounts.day, dayCounts.kind],
      set: { number: sql`${dayCounts.number} + excluded.number` },
    })
}
