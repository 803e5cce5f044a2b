import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import { paymentStatuses } from '@tohfa/contract/payments/payment-states'
import { paymentProviders } from '@tohfa/contract/payments/providers'
import { refundCredits, refundKinds, refundStatuses } from '@tohfa/contract/payments/refund-states'
import { users } from './account.tables.ts'
import { checkouts } from './checkout.tables.ts'
import { createdAt, id, instant, updatedAt, shopNow } from './columns.ts'
import { cancellations, orderItems, orders } from './order.tables.ts'

/** A payment as the provider tells it; one provider payment stands here once. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    checkoutId: uuid()
      .notNull()
      .references(() => checkouts.id),
    providerPaymentId: text().notNull().unique(),
    status: text({ enum: paymentStatuses }).notNull(),
    amountPaise: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    method: text(),
    /** The order it paid for; null when it paid for none. */
    orderId: uuid()
      .unique()
      .references(() => orders.id),
    /** Why it confirmed nothing. */
    flag: text(),
    /** What of it went back or is going back, refunds that failed left out. */
    refundHeldPaise: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('payments_status', oneOf(t.status, paymentStatuses)),
    check('payments_refunds', sql`${t.refundHeldPaise} between 0 and ${t.amountPaise}`),
    index('payments_checkout').on(t.checkoutId),
    index('payments_flagged')
      .on(t.createdAt.desc().nullsFirst())
      .where(sql`status = 'flagged'`),
  ],
)

/**
 * What goes back: to where a payment came from, or by hand. What of it did not fail is held in its
 * payment and its order, whose constraints let no sum pass what came in.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    /** Null for cash. */
    paymentId: uuid().references(() => payments.id),
    /** Null for a payment that became no order. */
    orderId: uuid().references(() => orders.id),
    /** What was cancelled, where that is why; else staff decided it, or somebody at the provider. */
    cancellationId: uuid().references(() => cancellations.id),
    kind: text({ enum: refundKinds }).notNull(),
    amountPaise: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    status: text({ enum: refundStatuses }).notNull().default('pending'),
    providerRefundId: text().unique(),
    /** Whether it lowers the tax of what was supplied; else no credit note is issued for it. */
    credit: text({ enum: refundCredits }).notNull().default('gst'),
    /** Of the transfer that staff made by hand. */
    reference: text(),
    /** Who of the shop decided it; null when a rule of the shop or the buyer did. */
    actedBy: uuid().references(() => users.id),
    /** Of staff's request, whose body has this hash. */
    idempotencyKey: text(),
    requestHash: text(),
    failedAt: instant(),
    processedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('refunds_status', oneOf(t.status, refundStatuses)),
    check('refunds_kind', oneOf(t.kind, refundKinds)),
    check('refunds_credit', oneOf(t.credit, refundCredits)),
    check('refunds_amount', sql`${t.amountPaise} > 0`),
    unique('refunds_once').on(t.orderId, t.idempotencyKey),
    check('refunds_key', sql`(${t.idempotencyKey} is null) = (${t.requestHash} is null)`),
    check(
      'refunds_of_what',
      sql`${t.paymentId} is not null or ${t.orderId} is not null and ${t.kind} <> 'provider'`,
    ),
    index('refunds_pending')
      .on(t.createdAt)
      .where(sql`status = 'pending'`),
    index('refunds_awaited')
      .on(t.createdAt)
      .where(sql`status = 'needs_details'`),
    index('refunds_of_order').on(t.orderId, t.createdAt),
    index('refunds_of_payment').on(t.paymentId),
    index('refunds_failed')
      .on(t.orderId)
      .where(sql`status = 'failed'`),
  ],
)

/** The pieces that a refund is for. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: uuid()
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    quantity: smallint().notNull(),
    amountPaise: bigint({ mode: 'number' }).notNull(),
    restocked: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.orderItemId] }),
    check('refund_lines_quantity', sql`${t.quantity} > 0`),
    check('refund_lines_amount', sql`${t.amountPaise} >= 0`),
    index('refund_lines_item').on(t.orderItemId),
  ],
)

/** Where a refund by hand goes to: asked of its buyer, kept encrypted, forgotten some time after it went. */
export const refundDetails = pgTable(
  'refund_details',
  {
    refundId: uuid()
      .primaryKey()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    askedAt: instant().notNull().default(shopNow),
    /** A JWE; null until it is given, and once it is forgotten. */
    sealed: text(),
    givenAt: instant(),
    forgottenAt: instant(),
  },
  (t) => [
    check(
      'refund_details_given',
      sql`${t.sealed} is null or ${t.givenAt} is not null and ${t.forgottenAt} is null`,
    ),
    index('refund_details_kept')
      .on(t.givenAt)
      .where(sql`sealed is not null`),
  ],
)

/** A link on which a buyer says where a refund goes to. */
export const refundLinks = pgTable(
  'refund_links',
  {
    tokenHash: text().primaryKey(),
    refundId: uuid()
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('refund_links_refund').on(t.refundId),
    index('refund_links_expiry').on(t.expiresAt),
  ],
)

/** What providers pushed: verified, kept once by its event id, answered at once, processed later. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: text().primaryKey(),
    provider: text({ enum: paymentProviders }).notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    /** The provider's order and payment that it is about, as far as it names them. */
    providerOrderId: text(),
    providerPaymentId: text(),
    /** Whether it says that a payment was refused. */
    isFailure: boolean().notNull().default(false),
    receivedAt: createdAt(),
    processedAt: instant(),
  },
  (t) => [
    index('provider_events_waiting')
      .on(t.receivedAt)
      .where(sql`processed_at is null`),
    index('provider_events_processed')
      .on(t.processedAt)
      .where(sql`processed_at is not null`),
    index('provider_events_failed')
      .on(t.receivedAt.desc().nullsFirst())
      .where(sql`is_failure`),
  ],
)
