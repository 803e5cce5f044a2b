import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { orderStatuses, paymentMethods } from '@tohfa/contract/orders/orders'
import { printProgress } from '@tohfa/contract/fulfilment/print-progress'
import { users } from './account.tables.ts'
import { bitmap, createdAt, id } from './columns.ts'
import { orders } from './order.tables.ts'

/**
 * Counts of similar orders for each day in India; triggers maintain them. A total is the sum of its
 * rows.
 */
export const orderCounts = pgTable('order_counts', {
  day: date().notNull(),
  status: text({ enum: orderStatuses }).notNull(),
  paymentMethod: text({ enum: paymentMethods }).notNull(),
  printing: text({ enum: printProgress }).notNull(),
  n: integer().notNull(),
})

/**
 * Tokens that very many orders have; with `:*` they are prefixes, as in a full-text query. These
 * tokens have bitmaps.
 */
export const commonTokens = pgTable('common_tokens', { token: text().primaryKey() })

/** The orders of a day in India, by time, in the order of the bits in its bitmaps. */
export const orderDays = pgTable('order_days', {
  day: date().primaryKey(),
  orderIds: uuid().array().notNull(),
})

/** A bitmap of the orders of a day with a given status. */
export const orderStatusBitmaps = pgTable(
  'order_status_bitmaps',
  {
    day: date().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    bitmap: bitmap().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.status] })],
)

/**
 * A bitmap of the orders of a day with a given token: a common one, or a state of payment or
 * printing.
 */
export const orderTokenBitmaps = pgTable(
  'order_token_bitmaps',
  { token: text().notNull(), day: date().notNull(), bitmap: bitmap().notNull() },
  (t) => [primaryKey({ columns: [t.token, t.day] })],
)

/**
 * A row for each change of an order of a day; triggers write it until the day's bitmaps are
 * rebuilt.
 */
export const orderDayChanges = pgTable('order_day_changes', { day: date().notNull() }, (t) => [
  index('order_day_changes_by_day').on(t.day),
])

/** Notes of staff on an order; its buyer never sees them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('order_notes_of_order').on(t.orderId, t.createdAt, t.id)],
)
