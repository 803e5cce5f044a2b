import { sql } from 'drizzle-orm'
import { check, date, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import { redeliveryStates } from '@tohfa/contract/fulfilment/redelivery-states'
import { users } from './account.tables.ts'
import { createdAt, id, updatedAt } from './columns.ts'
import { orders } from './order.tables.ts'

/** A redelivery: the requested day after a failed attempt, and its outcome. */
export const redeliveries = pgTable(
  'redeliveries',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The number of the failed attempt before it, from 1. */
    attempt: smallint().notNull(),
    /** The day in India. */
    onDay: date({ mode: 'string' }).notNull(),
    /** The buyer's message to the shop. */
    note: text(),
    state: text({ enum: redeliveryStates }).notNull().default('waiting'),
    /** The carrier's number of the request. */
    reference: text(),
    /** The carrier's reason for a refusal. */
    remark: text(),
    actor: text({ enum: ['customer', 'admin'] }).notNull(),
    actorId: uuid().references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('redeliveries_once').on(t.orderId, t.attempt),
    check('redeliveries_attempt', sql`${t.attempt} > 0`),
    check('redeliveries_state', oneOf(t.state, redeliveryStates)),
  ],
)
