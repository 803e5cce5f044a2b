import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
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

/** Pieces of a delivered order that its buyer wants taken back. */
export const returns = pgTable(
  'returns',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** How many it is of its order, from 1. */
    number: smallint().notNull(),
    state: text({ enum: returnStates }).notNull().default('requested'),
    reason: text({ enum: returnReasons }).notNull(),
    comment: text().notNull(),
    /** When it came to where it stands. */
    stateAt: instant().notNull().default(shopNow),
    /** When the goods were here again; null while they are not. */
    receivedAt: instant(),
    /** How often a pick-up was booked, of which each has its own reference at the carrier. */
    pickups: smallint().notNull().default(0),
    /** Who fetches the goods. */
    carrier: text({ enum: carriers }).notNull(),
    /** Of the pick-up that counts now; kept before it is booked. */
    waybill: text(),
    /** When somebody began to book it. */
    pickupClaimedAt: instant(),
    /** When its tracking was read last. */
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

/** The pieces that a return is of. */
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
    check('return_items_quantity', sql`${t.quantity} between 1 and 10`),
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

/** What a buyer shows of the fault; its file lies in the private store under its id. */
export const returnPhotos = pgTable(
  'return_photos',
  {
    id: id(),
    owner: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bytes: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('return_photos_bytes', sql`${t.bytes} > 0`),
    index('return_photos_owner').on(t.owner),
    index('return_photos_made').on(t.createdAt),
  ],
)

/** The photos that a return shows. */
export const returnPhotoUses = pgTable(
  'return_photo_uses',
  {
    returnId: uuid()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    photoId: uuid()
      .notNull()
      .references(() => returnPhotos.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.photoId] }),
    index('return_photo_uses_photo').on(t.photoId),
  ],
)
