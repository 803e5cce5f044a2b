import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Address } from '@tohfa/contract/addresses'
import { orderStatuses } from '@tohfa/contract/orders'
import { users } from './account.tables.ts'
import { checkouts } from './checkout.tables.ts'
import { boughtLine } from './bought-line.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'

export const orderNumbers = pgSequence('order_numbers', { startWith: 100_001 })

/** A copy of everything at the moment of purchase; nothing here refers to what may change. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    orderNumber: text()
      .notNull()
      .unique()
      .default(sql`'TF' || nextval('order_numbers')`),
    checkoutId: uuid()
      .notNull()
      .unique('orders_one_per_checkout')
      .references(() => checkouts.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    status: text({ enum: orderStatuses }).notNull().default('confirmed'),
    paymentMethod: text({ enum: ['online', 'cash'] }).notNull(),
    shippingAddress: jsonb().$type<Address>().notNull(),
    totalPaise: bigint({ mode: 'number' }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check(
      'orders_status',
      sql`${t.status} in ('confirmed', 'shipped', 'out-for-delivery', 'delivered', 'cancelled', 'returned', 'failed')`,
    ),
    check('orders_total', sql`${t.totalPaise} > 0`),
    index('orders_of_user').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('orders_of_user_by_status').on(t.userId, t.status, t.createdAt.desc()),
    index('orders_newest').on(t.createdAt.desc(), t.id.desc()),
    index('orders_by_status').on(t.status, t.createdAt.desc(), t.id.desc()),
    index('orders_number_begins').on(t.orderNumber.op('text_pattern_ops')),
    index('orders_phone_begins').on(sql`(${t.shippingAddress} ->> 'phone') text_pattern_ops`),
    index('orders_email_begins').on(sql`lower(${t.shippingAddress} ->> 'email') text_pattern_ops`),
  ],
)

export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    productId: uuid().notNull(),
    ...boughtLine(),
  },
  (t) => [
    unique('order_items_position').on(t.orderId, t.position),
    check('order_items_quantity', sql`${t.quantity} between 1 and 10`),
    index('order_items_product').on(t.productId),
    index('order_items_approval')
      .on(t.approvalId)
      .where(sql`approval_id is not null`),
  ],
)

/** Every move of an order, with who and when. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    fromStatus: text(),
    toStatus: text({ enum: orderStatuses }).notNull(),
    actor: text({ enum: ['customer', 'admin', 'carrier', 'payment'] }).notNull(),
    actorId: text(),
    at: createdAt(),
  },
  (t) => [index('order_events_of_order').on(t.orderId, t.at)],
)

/** A payment as the provider tells it; one provider payment stands here once. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    checkoutId: uuid()
      .notNull()
      .references(() => checkouts.id),
    providerPaymentId: text().notNull().unique(),
    status: text({ enum: ['captured', 'flagged', 'refunded'] }).notNull(),
    amountPaise: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    method: text(),
    /** The order it paid for; null when it paid for none. */
    orderId: uuid()
      .unique()
      .references(() => orders.id),
    /** Why it confirmed nothing. */
    flag: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('payments_status', sql`${t.status} in ('captured', 'flagged', 'refunded')`),
    index('payments_checkout').on(t.checkoutId),
    index('payments_flagged')
      .on(t.createdAt.desc().nullsFirst())
      .where(sql`status = 'flagged'`),
  ],
)

/** One full refund a payment at most. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: uuid()
      .notNull()
      .unique()
      .references(() => payments.id),
    amountPaise: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    status: text({ enum: ['pending', 'processed', 'failed'] })
      .notNull()
      .default('pending'),
    providerRefundId: text().unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('refunds_status', sql`${t.status} in ('pending', 'processed', 'failed')`),
    index('refunds_pending')
      .on(t.createdAt)
      .where(sql`status = 'pending'`),
  ],
)

/** What providers pushed: verified, kept once by its event id, answered at once, worked later. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: text().primaryKey(),
    provider: text({ enum: ['razorpay', 'delhivery'] }).notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    receivedAt: createdAt(),
    workedAt: instant(),
  },
  (t) => [
    index('provider_events_waiting')
      .on(t.receivedAt)
      .where(sql`worked_at is null`),
    index('provider_events_worked')
      .on(t.workedAt)
      .where(sql`worked_at is not null`),
    index('provider_events_failed')
      .on(t.receivedAt.desc().nullsFirst())
      .where(sql`payload ->> 'event' = 'payment.failed'`),
  ],
)

/** The one parcel of an order. The claim comes before the carrier is called, so none books twice. */
export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text({ enum: ['booking', 'booked', 'failed'] }).notNull(),
    claimedAt: instant().notNull(),
    waybill: text().unique(),
    remark: text(),
    /** Where its label can be fetched, and when that was read: the carrier's link is good for a day. */
    labelUrl: text(),
    labelAt: instant(),
    bookedAt: instant(),
    /** When the last reading of its tracking began. */
    syncedAt: instant(),
    /** When the carrier last hinted at news: a reading that began before is old. */
    hintedAt: instant(),
    /** The latest scan that moved the order; an older one never moves it back. */
    movedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('shipments_status', sql`${t.status} in ('booking', 'booked', 'failed')`),
    check('shipments_waybill', sql`${t.status} <> 'booked' or ${t.waybill} is not null`),
    index('shipments_to_follow')
      .on(t.syncedAt)
      .where(sql`status = 'booked'`),
  ],
)

export const shipmentScans = pgTable(
  'shipment_scans',
  {
    id: id(),
    shipmentId: uuid()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    scanType: text().notNull(),
    scan: text().notNull(),
    at: instant().notNull(),
    location: text().notNull().default(''),
    instructions: text().notNull().default(''),
  },
  (t) => [unique('shipment_scans_once').on(t.shipmentId, t.scanType, t.scan, t.at)],
)

/** Answers of the carrier about pincodes, kept so that a short outage is not felt. */
export const pincodes = pgTable('pincodes', {
  pincode: text().primaryKey(),
  served: boolean().notNull(),
  cod: boolean().notNull(),
  city: text().notNull().default(''),
  state: text().notNull().default(''),
  checkedAt: instant().notNull(),
})

/** Each mail once: its key names the occasion, whoever asks for it and however often. */
export const mails = pgTable(
  'mails',
  {
    key: text().primaryKey(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** The prints that it shows: the addresses of their previews, each with the colour under it. */
    pictures: jsonb().$type<{ preview: string; background: string }[]>(),
    createdAt: createdAt(),
    sentAt: instant(),
  },
  (t) => [
    index('mails_sent')
      .on(t.sentAt)
      .where(sql`text <> ''`),
    index('mails_farewells')
      .on(t.createdAt)
      .where(sql`key like 'account-erased:%'`),
  ],
)

/** What the sandbox's providers remember; empty once the real ones are configured. */
export const sandboxRecords = pgTable(
  'sandbox_records',
  {
    kind: text().notNull(),
    id: text().notNull(),
    parentId: text(),
    data: jsonb().$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('sandbox_records_id').on(t.kind, t.id),
    index('sandbox_records_parent').on(t.kind, t.parentId),
    index('sandbox_records_newest').on(t.kind, t.createdAt.desc()),
  ],
)
