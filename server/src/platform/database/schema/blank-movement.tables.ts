import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { blankMovementKinds } from '@tohfa/contract/catalog/blank-counts'
import { oneOf } from '#platform/database/one-of.ts'
import { users } from './account.tables.ts'
import { blankVariants } from './catalog.tables.ts'
import { createdAt, id } from './columns.ts'

/** Deliveries of blanks, by the key that the page chose. */
export const blankDeliveries = pgTable(
  'blank_deliveries',
  {
    id: id(),
    /** The words of the supplier's paper, in their first spelling. */
    reference: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('blank_deliveries_of_paper').on(sql`lower(${t.reference})`)],
)

/** What a count by hand or a delivery changed in the stock of blanks. */
export const blankMovements = pgTable(
  'blank_movements',
  {
    id: id(),
    /** The key that the counting page chose, so that a count is booked once. */
    countId: uuid(),
    deliveryId: uuid().references(() => blankDeliveries.id, { onDelete: 'cascade' }),
    variantId: uuid()
      .notNull()
      .references(() => blankVariants.id, { onDelete: 'cascade' }),
    kind: text({ enum: blankMovementKinds }).notNull(),
    /** What the count was made against. */
    seen: integer(),
    counted: integer(),
    /** The pieces that came. */
    delivered: integer(),
    /** The stock since. */
    stock: integer().notNull(),
    staffId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('blank_movements_of_count').on(t.countId, t.variantId),
    index('blank_movements_of_delivery').on(t.deliveryId),
    index('blank_movements_of_variant').on(t.variantId),
    index('blank_movements_newest').on(t.createdAt, t.id),
    index('blank_movements_of_staff').on(t.staffId),
    check('blank_movements_kind', oneOf(t.kind, blankMovementKinds)),
    check('blank_movements_stock', sql`${t.stock} >= 0`),
    check(
      'blank_movements_counted',
      sql`case when ${t.kind} = 'counted'
        then ${t.countId} is not null and ${t.seen} is not null and ${t.counted} is not null and ${t.seen} >= 0 and ${t.counted} >= 0 and ${t.seen} <> ${t.counted}
        else ${t.countId} is null and ${t.seen} is null and ${t.counted} is null end`,
    ),
    check(
      'blank_movements_delivered',
      sql`case when ${t.kind} = 'delivery'
        then ${t.deliveryId} is not null and ${t.delivered} is not null and ${t.delivered} > 0
        else ${t.deliveryId} is null and ${t.delivered} is null end`,
    ),
  ],
)
