import { integer, numeric, smallint, text } from 'drizzle-orm/pg-core'

/** A line as it was bought: the copy that a checkout takes of product and choice, and its order keeps. */
export const boughtLine = () => ({
  title: text().notNull(),
  description: text().notNull(),
  brand: text().notNull(),
  productType: text().notNull(),
  color: text().notNull(),
  size: text(),
  pack: integer(),
  images: text().array().notNull(),
  quantity: smallint().notNull(),
  pricePaise: integer().notNull(),
  discount: numeric({ precision: 4, scale: 2, mode: 'number' }).notNull(),
  discountedPricePaise: integer().notNull(),
})
