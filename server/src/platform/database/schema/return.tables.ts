import { sql } from 'drizzle-orm'
import {
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import { returnMovers, returnReasons, returnStates } from '@tohfa/contract/fulfilment/return-moves'
import { carriers } from '@tohfa/contract/fulfilment/carriers'
import { users } from './account.tables.ts'
import { createdAt, id, instant, shopNow } from './columns.ts'
import { orderItems, orders } from './order.tables.ts'
import { refunds } from './payment.tables.ts'
import { sentPhotos } from './studio.tables.ts'

/** A return: pieces of a delivered order that its buyer sends back. */
export const returns = pgTable(
  'returns',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Its number within the order, from 1. */
    number: smallint().notNull(),
    state: text({ enum: returnStates }).notNull().default('requested'),
    reason: text({ enum: returnReasons }).notNull(),
    comment: text().notNull(),
    /** When it entered its current state. */
    stateAt: instant().notNull().default(shopNow),
    /** When the goods arrived; null before. */
    receivedAt: instant(),
    /** The number of booked pick-ups; each has its own reference at the carrier. */
    pickups: smallint().notNull().default(0),
    /** The carrier of the pick-up. */
    carrier: text({ enum: carriers }).notNull(),
    /** The waybill of the current pick-up; stored before the booking. */
    waybill: text(),
    /** When the current booking was claimed. */
    pickupClaimedAt: instant(),
    /** When its tracking was last read. */
    syncedAt: instant(),
    refundId: uuid()
      .unique()
      .references(() => refunds.id),
    replacementId: uuid()
      .unique()
      .references(() => orders.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('returns_number').on(t.orderId, t.number),
    check('returns_state', oneOf(t.state, returnStates)),
    check('returns_reason', oneOf(t.reason, returnReasons)),
    check('returns_refunded', sql`(${t.state} = 'refunded') = (${t.refundId} is not null)`),
    check('returns_replaced', sql`(${t.state} = 'replaced') = (${t.replacementId} is not null)`),
    check('returns_carrier', oneOf(t.carrier, carriers)),
    unique('returns_parcel').on(t.waybill, t.carrier),
    check('returns_booked', sql`${t.state} <> 'pickup_booked' or ${t.waybill} is not null`),
    index('returns_by_state').on(t.state, t.createdAt),
    index('returns_made').on(t.createdAt, t.id),
  ],
)

/** The pieces of a return. */
export const returnItems = pgTable(
  'return_items',
  {
    returnId: uuid()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    quantity: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.orderItemId] }),
    check('return_items_quantity', sql`${t.quantity} between 1 and 1000`),
    index('return_items_item').on(t.orderItemId),
  ],
)

/** Every move of a return, with its author, time and words. */
export const returnEvents = pgTable(
  'return_events',
  {
    id: id(),
    returnId: uuid()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    action: text().notNull(),
    toState: text({ enum: returnStates }).notNull(),
    actor: text({ enum: returnMovers }).notNull(),
    actorId: uuid().references(() => users.id),
    note: text(),
    at: createdAt(),
  },
  (t) => [index('return_events_of_return').on(t.returnId, t.at)],
)

/** The photos of a return. */
export const returnPhotoUses = pgTable(
  'return_photo_uses',
  {
    returnId: uuid()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    photoId: uuid()
      .notNull()
      .references(() => sentPhotos.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.photoId] }),
    index('return_photo_uses_photo').on(t.photoId),
  ],
)
