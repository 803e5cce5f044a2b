import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { orderStatuses, paymentMethods } from '@tohfa/contract/orders/orders'
import { printProgress } from '@tohfa/contract/fulfilment/print-progress'
import { users } from './account.tables.ts'
import { bitmap, createdAt, id } from './columns.ts'
import { orders } from './order.tables.ts'

/** How many orders of a day of India are alike, kept by triggers; what counts is the sum of alike rows. */
export const orderCounts = pgTable('order_counts', {
  day: date().notNull(),
  status: text({ enum: orderStatuses }).notNull(),
  paymentMethod: text({ enum: paymentMethods }).notNull(),
  printing: text({ enum: printProgress }).notNull(),
  n: integer().notNull(),
})

/**
 * Words that very many orders have, and with `:*` behind them beginnings of words, as in a full-text query;
 * of these there are bitmaps.
 */
export const commonTokens = pgTable('common_tokens', { token: text().primaryKey() })

/** The orders of a day of India that the bits of its bitmaps stand for, by their time. */
export const orderDays = pgTable('order_days', {
  day: date().primaryKey(),
  orderIds: uuid().array().notNull(),
})

/** Which orders of a day stand in a status. */
export const orderStatusBitmaps = pgTable(
  'order_status_bitmaps',
  {
    day: date().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    bitmap: bitmap().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.status] })],
)

/** Which orders of a day have what a token stands for: a common one, or a payment or state of printing. */
export const orderTokenBitmaps = pgTable(
  'order_token_bitmaps',
  { token: text().notNull(), day: date().notNull(), bitmap: bitmap().notNull() },
  (t) => [primaryKey({ columns: [t.token, t.day] })],
)

/** A row for each change of an order of a day, kept by triggers until the day's bitmaps are made again. */
export const orderDayChanges = pgTable('order_day_changes', { day: date().notNull() }, (t) => [
  index('order_day_changes_by_day').on(t.day),
])

/** What staff tell each other of an order; its buyer never reads them. */
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
