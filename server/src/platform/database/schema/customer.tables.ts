import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { customerCash } from '@tohfa/contract/backoffice/customer-states'
import { oneOf } from '#platform/database/one-of.ts'
import { users } from './account.tables.ts'
import { createdAt, instant, tsvector } from './columns.ts'

/** What staff know of a person who buys; triggers maintain all but the note and the cash. */
export const customers = pgTable(
  'customers',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the account, or else of the latest order that is no gift. */
    name: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** Every phone of the account and of the orders that are no gifts. */
    phones: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Names, e-mail, phones, and `#` with the last four digits of each phone. */
    words: tsvector()
      .notNull()
      .default(sql`''::tsvector`),
    orders: integer().notNull().default(0),
    spentPaise: bigint({ mode: 'number' }).notNull().default(0),
    refundedPaise: bigint({ mode: 'number' }).notNull().default(0),
    lastOrderAt: instant(),
    cash: text({ enum: customerCash }).notNull().default('allowed'),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    check('customers_cash', oneOf(t.cash, customerCash)),
    index('customers_recent').on(t.lastOrderAt.desc().nullsLast(), t.userId),
    index('customers_spent').on(t.spentPaise.desc().nullsFirst(), t.userId),
    index('customers_orders').on(t.orders.desc().nullsFirst(), t.userId),
    index('customers_newest').on(t.createdAt.desc().nullsFirst(), t.userId),
    index('customers_name').on(sql`(nullif(lower(name), ''))`, t.userId),
    index('customers_words').using('gin', t.words),
    index('customers_refused')
      .using('gin', t.phones)
      .where(sql`cash = 'refused'`),
  ],
)
