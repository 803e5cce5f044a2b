import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import type { Address } from '@tohfa/contract/accounts/addresses'
import { cashReady, cashStates } from '@tohfa/contract/orders/cash-states'
import type { Gift } from '@tohfa/contract/orders/gift'
import {
  orderMovers,
  orderStatuses,
  ordersUnderWay,
  paymentMethods,
} from '@tohfa/contract/orders/order-moves'
import { shipmentStatuses } from '@tohfa/contract/fulfilment/shipment-states'
import { carriers } from '@tohfa/contract/fulfilment/carriers'
import { printProgress } from '@tohfa/contract/fulfilment/print-progress'
import { deliveries } from '@tohfa/contract/orders/drafts/draft-states'
import { receivers } from '@tohfa/contract/tax/business-buyer'
import { users } from './account.tables.ts'
import { checkouts } from './checkout.tables.ts'
import { boughtLine, brokenDown, listColumns } from './bought-line.ts'
import { businessColumns } from './business-columns.ts'
import { promiseColumns, wholePromise } from './promise-columns.ts'
import { createdAt, id, instant, tsvector, updatedAt } from './columns.ts'

export const orderNumbers = pgSequence('order_numbers', { startWith: 100_001 })

/** A complete copy at the moment of purchase; it never refers to data that may change. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    orderNumber: text()
      .notNull()
      .unique()
      .default(sql`'TF' || nextval('order_numbers')`),
    /** Null for a replacement, which has no payment. */
    checkoutId: uuid()
      .unique('orders_one_per_checkout')
      .references(() => checkouts.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    status: text({ enum: orderStatuses }).notNull().default('confirmed'),
    paymentMethod: text({ enum: paymentMethods }).notNull(),
    shippingAddress: jsonb().$type<Address>().notNull(),
    /** The gift options; null where the order is not a gift. */
    gift: jsonb().$type<Gift>(),
    /**
     * The carrier's state of its PIN code at the purchase; a trigger sets it, null while unknown.
     */
    pinState: text(),
    /** The number of the e-way bill for the transport of its goods. */
    ewayBill: text(),
    /** Sums without cancelled pieces. */
    totalPaise: bigint({ mode: 'number' }).notNull(),
    /** The offer that discounted its lines. */
    offerCode: text(),
    /** The price of gift wrapping in paise: part of the total until the last piece is cancelled. */
    wrapPaise: integer().notNull().default(0),
    /**
     * The cash that the courier collects minus the total, in paise; null online, or when they are
     * equal.
     */
    roundingPaise: integer(),
    /** Money received: online before the order existed, in cash at delivery; in paise. */
    paidPaise: bigint({ mode: 'number' }).notNull().default(0),
    /** The part of it that is refunded or being refunded, without failed refunds; in paise. */
    refundHeldPaise: bigint({ mode: 'number' }).notNull().default(0),
    /** When staff started to print the whole order. */
    printingStartedAt: instant(),
    /** When staff marked its plain goods as printed. */
    printedAt: instant(),
    /** The printing state of the whole order; triggers maintain it. */
    printing: text({ enum: printProgress }).notNull().default('none'),
    /**
     * The search text of the order; triggers maintain it: number, phone, e-mails, name, city, PIN
     * code, titles, waybill.
     */
    words: tsvector()
      .notNull()
      .default(sql`''::tsvector`),
    /** When its box was complete, and which staff member packed it. */
    packedAt: instant(),
    packedBy: uuid().references(() => users.id),
    /** Whether its buyer has still to confirm it; nothing is printed or sent before. */
    cashState: text({ enum: cashStates }).notNull().default('none'),
    /** The deadline of the confirmation. */
    cashUntil: instant(),
    /** The number of reminders sent. */
    cashReminders: smallint().notNull().default(0),
    /** When the buyer confirmed or paid online; the order is due from then on. */
    cashConfirmedAt: instant(),
    /**
     * The online advance of a cash order, which counts towards its total: whole rupees, in paise.
     */
    advancePaise: bigint({ mode: 'number' }).notNull().default(0),
    /** When staff closed the case of its returned parcel. */
    cameBackClosedAt: instant(),
    /** The order that this one replaces. */
    replacesOrderId: uuid().references((): AnyPgColumn => orders.id),
    ...businessColumns(),
    ...promiseColumns(),
    /** When its buyer was mailed that the promise may be missed. */
    endangeredAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** A counter order has no parcel. */
    delivery: text({ enum: deliveries }).notNull().default('parcel'),
  },
  (t) => [
    check('orders_delivery', oneOf(t.delivery, deliveries)),
    check('orders_status', oneOf(t.status, orderStatuses)),
    check('orders_printing', oneOf(t.printing, printProgress)),
    check('orders_delivered_to', oneOf(t.deliveredTo, receivers)),
    check('orders_packed', sql`(${t.packedAt} is null) = (${t.packedBy} is null)`),
    check('orders_eway_bill', sql`${t.ewayBill} ~ '^[0-9]{12}$'`),
    wholePromise('orders_promise', t),
    check('orders_total', sql`${t.totalPaise} >= 0`),
    check('orders_wrap', sql`${t.wrapPaise} >= 0`),
    check(
      'orders_rounding',
      sql`${t.roundingPaise} is null or ${t.paymentMethod} = 'cash' and ${t.roundingPaise} between -49 and 50 and (${t.totalPaise} + ${t.roundingPaise}) % 100 = 0`,
    ),
    check('orders_cash_state', oneOf(t.cashState, cashStates)),
    check(
      'orders_cash_waits',
      sql`${t.cashState} <> 'to_confirm' or ${t.cashUntil} is not null and ${t.paymentMethod} = 'cash' and ${t.status} = 'confirmed'`,
    ),
    check(
      'orders_cash_unprinted',
      sql`${t.printingStartedAt} is null and ${t.printedAt} is null or ${oneOf(t.cashState, cashReady)}`,
    ),
    check(
      'orders_advance',
      sql`${t.advancePaise} >= 0 and ${t.advancePaise} % 100 = 0 and (${t.advancePaise} = 0 or ${t.paymentMethod} = 'cash' and ${t.roundingPaise} is not null and ${t.advancePaise} <= ${t.totalPaise} + ${t.roundingPaise})`,
    ),
    check('orders_origin', sql`(${t.checkoutId} is null) <> (${t.replacesOrderId} is null)`),
    check('orders_refunds', sql`${t.refundHeldPaise} between 0 and ${t.paidPaise}`),
    index('orders_replacing')
      .on(t.replacesOrderId)
      .where(sql`replaces_order_id is not null`),
    index('orders_of_offer')
      .on(t.offerCode)
      .where(sql`offer_code is not null`),
    index('orders_of_user').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('orders_of_user_by_status').on(t.userId, t.status, t.createdAt.desc()),
    index('orders_by_time').on(t.createdAt, t.id, t.paymentMethod, t.printing),
    index('orders_by_status').on(t.status, t.createdAt, t.id, t.paymentMethod, t.printing),
    index('orders_by_printing').on(t.printing, t.createdAt, t.id, t.status, t.paymentMethod),
    index('orders_number_begins').on(t.orderNumber.op('text_pattern_ops')),
    index('orders_words').using('gin', t.words),
    index('orders_promised')
      .on(t.arrivesBy, t.id)
      .where(sql`endangered_at is null and ${oneOf('status', ordersUnderWay)}`),
    index('orders_endangered')
      .on(t.arrivesBy, t.id)
      .where(sql`endangered_at is not null and ${oneOf('status', ordersUnderWay)}`),
    index('orders_to_confirm')
      .on(t.cashUntil)
      .where(sql`cash_state = 'to_confirm'`),
    index('orders_refused_by_phone')
      .on(sql`(shipping_address ->> 'phone')`)
      .where(sql`payment_method = 'cash' and status = 'returned'`),
    index('orders_came_back')
      .on(t.updatedAt, t.id)
      .where(sql`status = 'returned' and refund_held_paise = 0 and came_back_closed_at is null`),
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
    ...listColumns(),
    /** Which line of its order it is, from 1; null where each stored line is one by itself. */
    line: smallint(),
    /** The variant from whose stock it was taken; null when none was taken. */
    variantId: uuid(),
    cancelledQuantity: smallint().notNull().default(0),
  },
  (t) => [
    unique('order_items_position').on(t.orderId, t.position),
    check('order_items_quantity', sql`${t.quantity} between 1 and 1000`),
    check(
      'order_items_list',
      sql`(${t.listId} is null) = (${t.listN} is null) and (${t.listId} is null or ${t.line} is not null)`,
    ),
    check(
      'order_items_offer',
      sql`${t.offerPaise} between 0 and (${t.unitPricePaise} + ${t.personalisationPaise})::bigint * ${t.quantity}`,
    ),
    brokenDown('order_items_break', t),
    check('order_items_cancelled', sql`${t.cancelledQuantity} between 0 and ${t.quantity}`),
    index('order_items_product').on(t.productId),
    index('order_items_list_id')
      .on(t.listId)
      .where(sql`list_id is not null`),
    index('order_items_approval')
      .on(t.approvalId)
      .where(sql`approval_id is not null`),
  ],
)

/** Every move of an order, with its author and time. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    fromStatus: text(),
    toStatus: text({ enum: orderStatuses }).notNull(),
    actor: text({ enum: ['customer', 'admin', 'carrier', 'payment', 'system'] }).notNull(),
    actorId: text(),
    /** The reason for shipping it before it was ready. */
    reason: text(),
    at: createdAt(),
  },
  (t) => [index('order_events_of_order').on(t.orderId, t.at)],
)

/** Cancellations of an order, with author and reason; unique by the caller's key. */
export const cancellations = pgTable(
  'cancellations',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    lines: jsonb().$type<{ id: string; quantity: number }[]>().notNull(),
    /** The price of its pieces in paise. */
    amountPaise: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    actor: text({ enum: orderMovers }).notNull(),
    actorId: uuid().references(() => users.id),
    idempotencyKey: text(),
    requestHash: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('cancellations_once').on(t.orderId, t.idempotencyKey),
    index('cancellations_of_order').on(t.orderId, t.createdAt),
  ],
)

/**
 * The one parcel of an order. The claim is written before the carrier is called, so that no parcel
 * is booked twice.
 */
export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text({ enum: shipmentStatuses }).notNull(),
    claimedAt: instant().notNull(),
    carrier: text({ enum: carriers }).notNull(),
    /** Reserved before the booking; null again when the carrier refused it. */
    waybill: text(),
    remark: text(),
    /** The carrier's link to the label, and when it was fetched: it is valid for a day. */
    labelUrl: text(),
    labelAt: instant(),
    bookedAt: instant(),
    /** When the last read of its tracking began. */
    syncedAt: instant(),
    /** When the carrier last pushed an update: a read that began earlier is stale. */
    hintedAt: instant(),
    /** The latest scan that moved the order; an older scan never moves it back. */
    movedAt: instant(),
    /** Since when the carrier reports it as lost; null after the next scan. */
    lostAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('shipments_status', oneOf(t.status, shipmentStatuses)),
    check('shipments_carrier', oneOf(t.carrier, carriers)),
    unique('shipments_parcel').on(t.waybill, t.carrier),
    check('shipments_waybill', sql`${t.status} <> 'booked' or ${t.waybill} is not null`),
    index('shipments_awaiting_courier')
      .on(t.orderId, t.bookedAt)
      .where(sql`status = 'booked' and moved_at is null`),
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

/** Cached answers of the carrier about PIN codes, for short outages. */
export const pincodes = pgTable('pincodes', {
  pincode: text().primaryKey(),
  served: boolean().notNull(),
  cod: boolean().notNull(),
  city: text().notNull().default(''),
  state: text().notNull().default(''),
  checkedAt: instant().notNull(),
})

/** A mail. Its key names its occasion, so that each mail is queued once. */
export const mails = pgTable(
  'mails',
  {
    key: text().primaryKey(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** The prints that it shows: addresses of previews, each with its background colour. */
    pictures: jsonb().$type<{ preview: string; background: string }[]>(),
    /** The prefix of `event` of the tax documents that are attached. */
    documents: text(),
    /** Where a mail program ends mails of its kind with one press (RFC 8058). */
    unsubscribe: text(),
    createdAt: createdAt(),
    sentAt: instant(),
    /** When a message by WhatsApp had said the same; it then was not sent. */
    replacedAt: instant(),
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

/** State of the simulated providers; empty once the real ones are configured. */
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
