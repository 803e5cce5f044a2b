import { check, customType, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import { giftExtras } from '@tohfa/contract/orders/gift-limits'
import { users } from './account.tables.ts'
import { createdAt } from './columns.ts'
import { orderItems, orders, shipments } from './order.tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The carrier's labels, stored until their parcels are delivered. */
export const shipmentLabels = pgTable(
  'shipment_labels',
  {
    shipmentId: uuid()
      .primaryKey()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    /** The label is stale if the shipment has another parcel by now. */
    waybill: text().notNull(),
    pdf: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('shipment_labels_kept').on(t.createdAt)],
)

/** The lines of an order that are in its box, with all their pieces. */
export const packedLines = pgTable(
  'packed_lines',
  {
    orderItemId: uuid()
      .primaryKey()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    packedBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [index('packed_lines_of_order').on(t.orderId)],
)

/** The gift items in the box of an order besides its lines. */
export const packedExtras = pgTable(
  'packed_extras',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    extra: text({ enum: giftExtras }).notNull(),
    packedBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.extra] }),
    check('packed_extras_extra', oneOf(t.extra, giftExtras)),
  ],
)
