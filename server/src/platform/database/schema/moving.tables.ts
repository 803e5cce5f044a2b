import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { shopMakes } from '@tohfa/contract/catalog/moving/moving-choices'
import { oneOf } from '#platform/database/one-of.ts'
import { products } from './catalog.tables.ts'
import { createdAt } from './columns.ts'

/** What a product was in the shop that it came from, so that a file adds it once. */
export const movedProducts = pgTable(
  'moved_products',
  {
    source: text({ enum: shopMakes }).notNull(),
    /** Its handle or number there, with the part where it became several. */
    key: text().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.key] }),
    index('moved_products_of_product').on(t.productId),
    check('moved_products_source', oneOf(t.source, shopMakes)),
  ],
)
