import {
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { shopMakes } from '@tohfa/contract/catalog/moving/moving-choices'
import { oneOf } from '#platform/database/one-of.ts'
import { users } from './account.tables.ts'
import { createdAt, id, instant } from './columns.ts'

/** People of a former shop, so that a file adds them once and they are kept without an order. */
export const formerCustomers = pgTable(
  'former_customers',
  {
    source: text({ enum: shopMakes }).notNull(),
    /** The e-mail in small letters, or else the phone. */
    key: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.key] }),
    index('former_customers_of_user').on(t.userId),
    check('former_customers_source', oneOf(t.source, shopMakes)),
  ],
)

/** A line of a past order: what it was called, and how many. */
export type FormerLine = { title: string; quantity: number }

/** Past orders in a former shop, for reading only. */
export const formerOrders = pgTable(
  'former_orders',
  {
    id: id(),
    source: text({ enum: shopMakes }).notNull(),
    number: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    placedAt: instant().notNull(),
    /** In the words of the former shop. */
    status: text().notNull(),
    totalPaise: bigint({ mode: 'number' }).notNull(),
    lines: jsonb().$type<FormerLine[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('former_orders_number').on(t.source, t.number),
    index('former_orders_of_user').on(t.userId, t.placedAt),
    check('former_orders_source', oneOf(t.source, shopMakes)),
  ],
)
