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
import { deliveries } from '@tohfa/contract/orders/drafts/draft-states'
import { receivers } from '@tohfa/contract/tax/business-buyer'
import { paymentProviders } from '@tohfa/contract/payments/providers'
import { users } from './account.tables.ts'
import { products } from './catalog.tables.ts'
import { drafts } from './draft.tables.ts'
import { boughtLine, brokenDown, listColumns } from './bought-line.ts'
import { businessColumns } from './business-columns.ts'
import { promiseColumns, wholePromise } from './promise-columns.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'
import { proofApprovals } from './proof.tables.ts'

/** Names of colour and size, not ids: a cart survives an edit of its product. */
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
    /** The proof of its print; null where it is bought without one. */
    approvalId: uuid().references(() => proofApprovals.id),
    quantity: smallint().notNull(),
    /** The price of a piece when it was added, in paise, to report a change. */
    addedAtPaise: integer().notNull(),
    ...listColumns(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('cart_lines_one_each')
      .on(t.userId, t.productId, t.color, t.size, t.pack, t.approvalId, t.listId, t.listN)
      .nullsNotDistinct(),
    check(
      'cart_lines_quantity',
      sql`${t.quantity} between 1 and 10 or ${t.listId} is not null and ${t.quantity} between 1 and 50`,
    ),
    check(
      'cart_lines_list',
      sql`(${t.listId} is null) = (${t.listN} is null) and (${t.listId} is null or ${t.approvalId} is not null)`,
    ),
    index('cart_lines_product').on(t.productId),
    index('cart_lines_approval')
      .on(t.approvalId)
      .where(sql`approval_id is not null`),
  ],
)

const statuses = ['open', 'settled', 'lapsed', 'replaced'] as const
/** The states in which the use of an offer counts. */
export const checkoutsInForce = ['open', 'settled'] as const satisfies (typeof statuses)[number][]

/**
 * A priced snapshot of a cart with its stock reserved; it becomes an order exactly once. The states
 * are: open → settled (an order exists) | lapsed (expired) | replaced (by a newer checkout).
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
    /** The offer that discounted its lines. */
    offerCode: text(),
    /** The price of gift wrapping, included in the total; in paise. */
    wrapPaise: integer().notNull().default(0),
    /**
     * The part of a cash order that is paid online in advance, in paise; null for every other
     * order.
     */
    dueNowPaise: bigint({ mode: 'number' }),
    /** Hash of what identifies a purchase: lines, prices, address and business. */
    fingerprint: text().notNull(),
    receipt: text().notNull().unique(),
    /** The payment provider, and its id of the order; null before the request, and for cash. */
    provider: text({ enum: paymentProviders }),
    providerOrderId: text().unique(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The quote that it is made from. */
    draftId: uuid().references(() => drafts.id),
    delivery: text({ enum: deliveries }).notNull().default('parcel'),
  },
  (t) => [
    check('checkouts_delivery', oneOf(t.delivery, deliveries)),
    uniqueIndex('checkouts_one_order_a_draft')
      .on(t.draftId)
      .where(sql`status = 'settled'`),
    index('checkouts_draft')
      .on(t.draftId)
      .where(sql`draft_id is not null`),
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

/** The `Idempotency-Key`s of requests for a checkout, each with a hash of its request. */
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
    ...listColumns(),
    /** The variant whose stock this line reserves; null when it reserves none. */
    reservedVariantId: uuid(),
  },
  (t) => [
    unique('checkout_lines_position').on(t.checkoutId, t.position),
    check('checkout_lines_quantity', sql`${t.quantity} between 1 and 1000`),
    check('checkout_lines_list', sql`(${t.listId} is null) = (${t.listN} is null)`),
    check(
      'checkout_lines_offer',
      sql`${t.offerPaise} between 0 and (${t.unitPricePaise} + ${t.personalisationPaise})::bigint * ${t.quantity}`,
    ),
    brokenDown('checkout_lines_break', t),
    index('checkout_lines_approval')
      .on(t.approvalId)
      .where(sql`approval_id is not null`),
    index('checkout_lines_reserved')
      .on(t.reservedVariantId)
      .where(sql`reserved_variant_id is not null`),
  ],
)
