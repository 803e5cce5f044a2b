import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import { dayCountKinds } from '@tohfa/contract/backoffice/report-limits'

/** Daily counts of actions in the shop, by the day in India. They contain no personal data. */
export const dayCounts = pgTable(
  'day_counts',
  {
    day: date().notNull(),
    kind: text({ enum: dayCountKinds }).notNull(),
    number: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.kind] }),
    check('day_counts_kind', oneOf(t.kind, dayCountKinds)),
    check('day_counts_number', sql`${t.number} > 0`),
  ],
)
