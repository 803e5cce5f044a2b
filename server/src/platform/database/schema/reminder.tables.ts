import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { languages } from '@tohfa/contract/i18n/languages'
import { occasions } from '@tohfa/contract/orders/reminder-limits'
import { oneOf } from '#platform/database/one-of.ts'
import { users } from './account.tables.ts'
import { createdAt, id, instant } from './columns.ts'
import { orders } from './order.tables.ts'

/** Dates that people have remembered. */
export const reminders = pgTable(
  'reminders',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    occasion: text({ enum: occasions }).notNull(),
    month: smallint().notNull(),
    day: smallint().notNull(),
    /** The day that the next mail is about, or the last one. */
    onDay: date().notNull(),
    /** When the mail about that day was queued. */
    mailedAt: instant(),
    /** Where the gift usually goes. */
    pincode: text(),
    /** What was given last time. */
    orderId: uuid().references(() => orders.id, { onDelete: 'set null' }),
    /** In which the mail is written. */
    language: text({ enum: languages }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('reminders_same').on(t.userId, t.month, t.day, t.occasion, sql`lower(${t.name})`),
    index('reminders_to_mail')
      .on(t.onDay, t.id)
      .where(sql`mailed_at is null`),
    index('reminders_by_day').on(t.onDay),
    index('reminders_of_order')
      .on(t.orderId)
      .where(sql`order_id is not null`),
    check('reminders_occasion', oneOf(t.occasion, occasions)),
    check('reminders_language', oneOf(t.language, languages)),
    check('reminders_day', sql`make_date(2000, ${t.month}, ${t.day}) is not null`),
  ],
)
