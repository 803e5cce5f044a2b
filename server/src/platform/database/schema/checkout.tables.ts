import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import type { Address } from '@tohfa/contract/accounts/addresses'
import type { Gift } from '@tohfa/contract/orders/gift'
import { paymentMethods } from '@tohfa/contract/orders/order-moves'
import { receivers } from '@tohfa/contract/tax/business-buyer'
import { paymentProviders } from '@tohfa/contract/payments/providers'
import { users } from './account.tables.ts'
import { products } from './catalog.tables.ts'
import { boughtLine } from './bought-line.ts'
import { businessColumns } from './business-columns.ts'
import { promiseColumns, wholePromise } from './promise-columns.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'
import { proofApprovals } from './proof.tables.ts'

/** Names, not ids, of colour and size: an edited product keeps its carts. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    color: text().notNull(),
    size: text(),
    pack: integer(),
    /** Of the print that is on it; null where it is bought without one. */
    approvalId: uuid().references(() => proofApprovals.id),
    quantity: smallint().notNull(),
    /** What one cost when it was added, so that a change can be told. */
    addedAtPaise: integer().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('cart_lines_one_each')
      .on(t.userId, t.productId, t.color, t.size, t.pack, t.approvalId)
      .nullsNotDistinct(),
    check('cart_lines_quantity', sql`${t.quantity} between 1 and 10`),
    index('cart_lines_product').on(t.productId),
    index('cart_lines_approval')
      .on(t.approvalId)
      .where(sql`approval_id is not null`),
  ],
)

const statuses = ['open', 'settled', 'lapsed', 'replaced'] as const
/** In these the use of its offer counts. */
export const checkoutsInForce = ['open', 'settled'] as const satisfies (typeof statuses)[number][]

/**
 * A priced snapshot of a cart with its stock reserved; it becomes an order exactly once.
 * open → settled (an order exists) | lapsed (time ran out) | replaced (a newer one took its place).
 */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    status: text({ enum: statuses }).notNull().default('open'),
    paymentMethod: text({ enum: paymentMethods }).notNull(),
    address: jsonb().$type<Address>().notNull(),
    gift: jsonb().$type<Gift>(),
    ...businessColumns(),
    ...promiseColumns(),
    totalPaise: bigint({ mode: 'number' }).notNull(),
    /** The offer that its lines were discounted by. */
    offerCode: text(),
    /** What wrapping it as a gift costs, in the total. */
    wrapPaise: integer().notNull().default(0),
    /** What of a cash order is paid online at once; null where nothing is, and of all that is paid so. */
    dueNowPaise: bigint({ mode: 'number' }),
    /** What makes two requests the same purchase: lines, prices, address and business. */
    fingerprint: text().notNull(),
    receipt: text().notNull().unique(),
    /** Whom its payment was requested of, and the order made there; null before, and for cash. */
    provider: text({ enum: paymentProviders }),
    providerOrderId: text().unique(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('checkouts_status', oneOf(t.status, statuses)),
    check('checkouts_method', oneOf(t.paymentMethod, paymentMethods)),
    check('checkouts_delivered_to', oneOf(t.deliveredTo, receivers)),
    wholePromise('checkouts_promise', t),
    check('checkouts_total', sql`${t.totalPaise} > 0`),
    check('checkouts_wrap', sql`${t.wrapPaise} >= 0`),
    check(
      'checkouts_due_now',
      sql`${t.dueNowPaise} is null or ${t.dueNowPaise} > 0 and ${t.dueNowPaise} % 100 = 0 and ${t.paymentMethod} = 'cash'`,
    ),
    check('checkouts_provider', oneOf(t.provider, paymentProviders)),
    check('checkouts_receipt', sql`length(${t.receipt}) <= 40`),
    uniqueIndex('checkouts_one_open')
      .on(t.userId)
      .where(sql`status = 'open'`),
    index('checkouts_open')
      .on(t.expiresAt)
      .where(sql`status = 'open'`),
    index('checkouts_user').on(t.userId, t.createdAt),
    index('checkouts_made').on(t.createdAt),
  ],
)

/** The `Idempotency-Key`s under which a checkout was asked for, each with what was sent then. */
export const orderRequests = pgTable(
  'order_requests',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    idempotencyKey: text().notNull(),
    requestHash: text().notNull(),
    checkoutId: uuid()
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.idempotencyKey] }),
    index('order_requests_checkout').on(t.checkoutId),
    index('order_requests_oldest').on(t.createdAt),
  ],
)

export const checkoutLines = pgTable(
  'checkout_lines',
  {
    id: id(),
    checkoutId: uuid()
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    ...boughtLine(),
    /** The variant whose stock this line holds; null when it holds none. */
    reservedVariantId: uuid(),
  },
  (t) => [
    unique('checkout_lines_position').on(t.checkoutId, t.position),
    check('checkout_lines_quantity', sql`${t.quantity} between 1 and 10`),
    check(
      'checkout_lines_offer',
      sql`${t.offerPaise} between 0 and (${t.discountedPricePaise} + ${t.personalisationPaise})::bigint * ${t.quantity}`,
    ),
    index('checkout_lines_approval')
      .on(t.approvalId)
      .where(sql`approval_id is not null`),
    index('checkout_lines_reserved')
      .on(t.reservedVariantId)
      .where(sql`reserved_variant_id is not null`),
  ],
)
