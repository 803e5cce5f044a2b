import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Public addresses whose pages changed. Triggers of the database add them. */
export const changedAddresses = pgTable('changed_addresses', {
  path: text().primaryKey(),
  changedAt: instant()
    .notNull()
    .default(sql`clock_timestamp()`),
})
