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
import { paymentKinds, paymentStatuses } from '@tohfa/contract/payments/payment-states'
import { paymentProviders } from '@tohfa/contract/payments/providers'
import { refundCredits, refundKinds, refundStatuses } from '@tohfa/contract/payments/refund-states'
import { users } from './account.tables.ts'
import { checkouts } from './checkout.tables.ts'
import { createdAt, id, instant, updatedAt, shopNow } from './columns.ts'
import { cancellations, orderItems, orders } from './order.tables.ts'

/** A payment as the provider reports it, unique by the provider's id. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    checkoutId: uuid()
      .notNull()
      .references(() => checkouts.id),
    /** Null of a payment that staff received themselves. */
    providerPaymentId: text().unique(),
    status: text({ enum: paymentStatuses }).notNull(),
    amountPaise: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    method: text(),
    /** The order that it paid for; null when there is none. */
    orderId: uuid()
      .unique()
      .references(() => orders.id),
    /** Why no order was confirmed. */
    flag: text(),
    /** The part that is refunded or being refunded, without failed refunds; in paise. */
    refundHeldPaise: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** How it came: through the provider, or to staff. */
    kind: text({ enum: paymentKinds }).notNull().default('provider'),
    /** What identifies it where staff received it, such as a UPI reference. */
    reference: text(),
    takenBy: uuid().references(() => users.id),
  },
  (t) => [
    check('payments_kind', oneOf(t.kind, paymentKinds)),
    check(
      'payments_of_provider',
      sql`(${t.kind} = 'provider') = (${t.providerPaymentId} is not null) and (${t.kind} <> 'provider' or num_nulls(${t.reference}, ${t.takenBy}) = 2)`,
    ),
    index('payments_taken_by')
      .on(t.takenBy)
      .where(sql`taken_by is not null`),
    check('payments_status', oneOf(t.status, paymentStatuses)),
    check('payments_refunds', sql`${t.refundHeldPaise} between 0 and ${t.amountPaise}`),
    index('payments_checkout').on(t.checkoutId),
    index('payments_by_time')
      .on(t.createdAt)
      .where(sql`kind = 'provider'`),
    index('payments_flagged')
      .on(t.createdAt.desc().nullsFirst())
      .where(sql`status = 'flagged'`),
  ],
)

/**
 * A refund, by the provider or by hand. Refunds that did not fail are reserved in payment and
 * order, whose constraints prevent a sum above the amount received.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    /** Null for cash. */
    paymentId: uuid().references(() => payments.id),
    /** Null for a payment without an order. */
    orderId: uuid().references(() => orders.id),
    /** The cancellation that caused it; null when staff or the provider's staff started it. */
    cancellationId: uuid().references(() => cancellations.id),
    kind: text({ enum: refundKinds }).notNull(),
    amountPaise: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    status: text({ enum: refundStatuses }).notNull().default('pending'),
    providerRefundId: text().unique(),
    /** Whether it reduces the tax of the supply; otherwise no credit note is issued. */
    credit: text({ enum: refundCredits }).notNull().default('gst'),
    /** The reference of the bank transfer that staff made by hand. */
    reference: text(),
    /** The staff member who decided it; null when a rule or the buyer did. */
    actedBy: uuid().references(() => users.id),
    /** The idempotency key of the staff request, whose body has this hash. */
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

/**
 * The buyer's bank details for a refund by hand: encrypted, and deleted some time after the refund.
 */
export const refundDetails = pgTable(
  'refund_details',
  {
    refundId: uuid()
      .primaryKey()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    askedAt: instant().notNull().default(shopNow),
    /** A JWE; null until it is given, and after its deletion. */
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

/** A link on which a buyer gives the refund details. */
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

/**
 * Webhooks of providers. Each is verified, stored once by its event id, answered at once and
 * processed later.
 */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: text().primaryKey(),
    provider: text({ enum: paymentProviders }).notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    /** The provider's order and payment in it, where present. */
    providerOrderId: text(),
    providerPaymentId: text(),
    /** Whether it reports a failed payment. */
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
