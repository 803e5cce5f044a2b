import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { users } from './account.tables.ts'
import { products } from './catalog.tables.ts'
import { createdAt } from './columns.ts'

/** The wish list of a person. */
export const wishes = pgTable(
  'wishes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index('wishes_of_product').on(t.productId),
  ],
)
