import { customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
