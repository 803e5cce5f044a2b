import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import { changedParts } from '@tohfa/contract/orders/order-details'
import { users } from './account.tables.ts'
import { createdAt, id } from './columns.ts'
import { orderItems, orders } from './order.tables.ts'

/** What of an order was changed after it was made, by whom, and what stood there before, in short. */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    changed: text({ enum: changedParts }).notNull(),
    /** Of the line whose words were changed. */
    orderItemId: uuid().references(() => orderItems.id, { onDelete: 'cascade' }),
    before: text().notNull().default(''),
    actor: text({ enum: ['customer', 'admin'] }).notNull(),
    actorId: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    check('order_changes_changed', oneOf(t.changed, changedParts)),
    check('order_changes_line', sql`(${t.changed} = 'words') = (${t.orderItemId} is not null)`),
    index('order_changes_of_order').on(t.orderId, t.createdAt),
  ],
)
