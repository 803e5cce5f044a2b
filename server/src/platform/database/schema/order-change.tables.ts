import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import { changedParts } from '@tohfa/contract/orders/order-details'
import { users } from './account.tables.ts'
import { createdAt, id } from './columns.ts'
import { orderItems, orders } from './order.tables.ts'

/**
 * A change of an order after its purchase: what changed, by whom, and a summary of the old value.
 */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    changed: text({ enum: changedParts }).notNull(),
    /** The line whose text was changed. */
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
