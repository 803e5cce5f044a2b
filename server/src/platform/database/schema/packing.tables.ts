import { check, customType, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import { giftExtras } from '@tohfa/contract/orders/gift-limits'
import { users } from './account.tables.ts'
import { createdAt } from './columns.ts'
import { orderItems, orders, shipments } from './order.tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The labels of parcels as the carrier gave them, until their parcels are with the buyers. */
export const shipmentLabels = pgTable(
  'shipment_labels',
  {
    shipmentId: uuid()
      .primaryKey()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    /** Of another parcel than its shipment has by now, it is none. */
    waybill: text().notNull(),
    pdf: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('shipment_labels_kept').on(t.createdAt)],
)

/** Which lines of an order lie in its box, all of their pieces. */
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

/** What of a gift lies in the box of its order beside the lines. */
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
