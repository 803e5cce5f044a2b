import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CashRulesForm } from '@tohfa/contract/orders/cash-rules'
import { paymentProviders } from '@tohfa/contract/payments/providers'
import { oneOf } from '#platform/database/one-of.ts'
import { checkouts } from './checkout.tables.ts'
import { createdAt, id, instant, shopNow } from './columns.ts'
import { orders } from './order.tables.ts'

/** When orders may be paid in cash; no row until staff save it. */
export const codRules = pgTable(
  'cod_rules',
  {
    onlyOne: boolean().primaryKey().default(true),
    /** Only the chosen values. */
    rules: jsonb().$type<CashRulesForm>().notNull(),
    changedAt: instant().notNull().default(shopNow),
  },
  (t) => [check('cod_rules_only_one', sql`${t.onlyOne}`)],
)

/** Links on which buyers confirm their cash orders: one per mail, and all stay valid. */
export const cashLinks = pgTable(
  'cash_links',
  {
    tokenHash: text().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('cash_links_order').on(t.orderId), index('cash_links_oldest').on(t.createdAt)],
)

/** Online payments requested for a cash order, one for each amount. */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    checkoutId: uuid()
      .notNull()
      .references(() => checkouts.id),
    amountPaise: bigint({ mode: 'number' }).notNull(),
    /** The payment provider, and its id of the order; null before the request. */
    provider: text({ enum: paymentProviders }),
    providerOrderId: text().unique('payment_requests_provider_order'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('payment_requests_one_a_sum').on(t.orderId, t.amountPaise),
    check('payment_requests_amount', sql`${t.amountPaise} > 0`),
    check('payment_requests_provider', oneOf(t.provider, paymentProviders)),
    index('payment_requests_checkout').on(t.checkoutId),
  ],
)
