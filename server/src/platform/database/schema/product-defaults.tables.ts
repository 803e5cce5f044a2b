import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { firstWeight, mostWeight } from '@tohfa/contract/catalog/product-defaults'
import type { DefaultParticular } from '@tohfa/contract/catalog/filled-particulars'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { instant, shopNow } from './columns.ts'

/** What new products of a type begin with; a type without a row has the first values. */
export const productDefaults = pgTable(
  'product_defaults',
  {
    productType: text().$type<ProductType>().primaryKey(),
    particulars: jsonb().$type<Partial<Record<DefaultParticular, string>>>().notNull().default({}),
    /** In grams, of a piece with its packing. */
    weight: integer().notNull().default(firstWeight),
    changedAt: instant().notNull().default(shopNow),
  },
  (t) => [
    check('product_defaults_weight', sql`${t.weight} between 1 and ${sql.raw(String(mostWeight))}`),
  ],
)
