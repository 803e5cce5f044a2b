import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { orderStatuses, paymentMethods } from '@tohfa/contract/orders'
import { printProgress } from '@tohfa/contract/print-progress'
import { users } from './account.tables.ts'
import { createdAt, id } from './columns.ts'
import { orders } from './order.tables.ts'

/** How many orders of a day of India are alike, kept by triggers; what counts is the sum of alike rows. */
export const orderCounts = pgTable('order_counts', {
  day: date().notNull(),
  status: text({ enum: orderStatuses }).notNull(),
  paymentMethod: text({ enum: paymentMethods }).notNull(),
  printing: text({ enum: printProgress }).notNull(),
  n: integer().notNull(),
})

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
