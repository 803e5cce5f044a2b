import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { blankMovementKinds } from '@tohfa/contract/catalog/blank-counts'
import { oneOf } from '#platform/database/one-of.ts'
import { users } from './account.tables.ts'
import { blankVariants } from './catalog.tables.ts'
import { createdAt, id } from './columns.ts'

/** What a count by hand changed in the stock of blanks. */
export const blankMovements = pgTable(
  'blank_movements',
  {
    id: id(),
    /** The key that the counting page chose, so that a count is booked once. */
    countId: uuid().notNull(),
    variantId: uuid()
      .notNull()
      .references(() => blankVariants.id, { onDelete: 'cascade' }),
    kind: text({ enum: blankMovementKinds }).notNull(),
    /** The stock that the count was made against. */
    seen: integer().notNull(),
    counted: integer().notNull(),
    /** The stock since. */
    stock: integer().notNull(),
    staffId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('blank_movements_of_count').on(t.countId, t.variantId),
    index('blank_movements_of_variant').on(t.variantId),
    index('blank_movements_newest').on(t.createdAt, t.id),
    index('blank_movements_of_staff').on(t.staffId),
    check('blank_movements_kind', oneOf(t.kind, blankMovementKinds)),
    check('blank_movements_counts', sql`${t.seen} >= 0 and ${t.counted} >= 0 and ${t.stock} >= 0`),
    check('blank_movements_differ', sql`${t.seen} <> ${t.counted}`),
  ],
)
