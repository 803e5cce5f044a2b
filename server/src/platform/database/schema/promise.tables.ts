import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { carriers } from '@tohfa/contract/fulfilment/carriers'
import { oneOf } from '#platform/database/one-of.ts'
import { id, instant } from './columns.ts'

/** The carrier's last answer about the days from the shop's PIN code to another. */
export const lanes = pgTable(
  'lanes',
  {
    carrier: text({ enum: carriers }).notNull(),
    origin: text().notNull(),
    destination: text().notNull(),
    days: smallint().notNull(),
    askedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.carrier, t.origin, t.destination] }),
    check('lanes_carrier', oneOf(t.carrier, carriers)),
    check('lanes_days', sql`${t.days} between 0 and 60`),
  ],
)

/** Days for which people buy gifts, as staff name them. */
export const festivals = pgTable(
  'festivals',
  {
    id: id(),
    name: text().notNull(),
    nameHi: text(),
    day: date().notNull(),
    shownFrom: date().notNull(),
  },
  (t) => [
    check('festivals_shown', sql`${t.shownFrom} <= ${t.day}`),
    index('festivals_by_day').on(t.day),
  ],
)
