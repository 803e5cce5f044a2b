import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import { bannerDevices, bannerPositions } from '@tohfa/contract/catalog/banners'
import type { ProductTrait } from '@tohfa/contract/catalog/product-attributes'
import { visibilities } from '@tohfa/contract/catalog/visibility'
import { createdAt, id, instant, tsvector, updatedAt, xid8 } from './columns.ts'

/** A picture in the store; its variants lie under `key`, one file per width and format. */
export const images = pgTable('images', {
  key: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  variantsAt: instant(),
  createdAt: createdAt(),
})

export const products = pgTable(
  'products',
  {
    id: id(),
    productType: text().notNull(),
    category: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    highlights: text().array().notNull(),
    /** In Hindi, as far as staff wrote them. */
    titleHi: text(),
    descriptionHi: text(),
    highlightsHi: text().array(),
    brand: text().notNull(),
    pricePaise: integer().notNull(),
    discount: numeric({ precision: 4, scale: 2, mode: 'number' }).notNull(),
    discountedPricePaise: integer()
      .notNull()
      .generatedAlwaysAs(sql`round(price_paise * (100 - discount) / 100)::integer`),
    /** What its print costs where it is sold personalised only, which a trigger copies from its studio. */
    requiredPrintPaise: integer().notNull().default(0),
    /** Whether it has a live studio, which a trigger copies too. */
    customizable: boolean().notNull().default(false),
    /** What one can be had for. */
    payablePaise: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`round(price_paise * (100 - discount) / 100)::integer + required_print_paise`,
      ),
    /** The shop's own figure, shown until the first review (docs/product.md 3.7). */
    ownRating: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull(),
    reviewCount: integer().notNull().default(0),
    reviewSum: integer().notNull().default(0),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        sql`case when review_count = 0 then own_rating else round(review_sum::numeric / review_count, 1) end`,
      ),
    thumbnailKey: text().references(() => images.key),
    /** What is kept by its name alone (`productTraits`); one of them is filtered by, below. */
    attributes: jsonb().$type<Partial<Record<ProductTrait, string>>>().notNull().default({}),
    origin: text().generatedAlwaysAs(sql`attributes ->> 'countryOfOrigin'`),
    /** Where that country stands in the alphabet of English names. */
    originRank: smallint().generatedAlwaysAs(
      sql`country_rank(attributes ->> 'countryOfOrigin'::text)`,
    ),
    /** Whether it does not tell all that the law wants told (`missingParticulars`). */
    lacksParticulars: boolean().notNull().default(true),
    packs: integer().array(),
    /** The sizes of its variants, which a trigger keeps. */
    sizes: text().array().notNull().default([]),
    trackStock: boolean().notNull().default(false),
    /** The key of its tax class; null is that of its type (`tax/default-classes.ts`). */
    taxClass: text(),
    /** Where it is another than its class has. */
    hsn: text(),
    version: integer().notNull().default(1),
    /** What a search looks through, one line a weight (`catalog/search-text.ts`). */
    searchText: text().notNull().default(''),
    /** The words by which a search finds it in its collections, which a trigger keeps. */
    collectionMarks: text().notNull().default(''),
    searchVector: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('simple', split_part(search_text, E'\\n', 1)), 'A')
          || setweight(to_tsvector('simple', split_part(search_text, E'\\n', 2)), 'B')
          || setweight(to_tsvector('simple', split_part(search_text, E'\\n', 3)), 'C')
          || setweight(to_tsvector('simple', split_part(search_text, E'\\n', 4)), 'D')
          || setweight(to_tsvector('simple', case when customizable then 'xcustomizable' else '' end), 'B')
          || setweight(to_tsvector('simple', collection_marks), 'C')`,
      ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant(),
    visibility: text({ enum: visibilities }).notNull().default('published'),
    /** What the shop shows and sells. */
    onSale: boolean()
      .notNull()
      .generatedAlwaysAs(sql`deleted_at is null and visibility = 'published'`),
  },
  (t) => [
    check('products_visibility', oneOf(t.visibility, visibilities)),
    check('products_price', sql`${t.pricePaise} >= 20000`),
    check('products_discount', sql`${t.discount} between 0 and 80`),
    check('products_rating', sql`${t.ownRating} between 0 and 5`),
    check('products_reviews', sql`${t.reviewCount} >= 0 and ${t.reviewSum} >= ${t.reviewCount}`),
    index('products_newest')
      .on(t.createdAt.desc(), t.id.desc())
      .where(sql`on_sale`),
    index('products_price_order')
      .on(t.payablePaise, t.id)
      .where(sql`on_sale`),
    index('products_rating_order')
      .on(t.rating.desc(), t.reviewCount.desc(), t.id.desc())
      .where(sql`on_sale`),
    index('products_discount_order')
      .on(t.discount.desc(), t.id.desc())
      .where(sql`on_sale`),
    index('products_type_newest')
      .on(t.productType, t.createdAt.desc(), t.id.desc())
      .where(sql`on_sale`),
    index('products_filters')
      .on(t.productType, t.payablePaise, t.rating, t.sizes, t.origin, t.id)
      .where(sql`on_sale`),
    index('products_origin_newest')
      .on(t.origin, t.createdAt.desc(), t.id.desc())
      .where(sql`on_sale`),
    index('products_origin_rank_newest')
      .on(t.originRank, t.createdAt.desc(), t.id.desc())
      .where(sql`on_sale`),
    index('products_lacking')
      .on(t.createdAt.desc(), t.id.desc())
      .where(sql`lacks_particulars and on_sale`),
    index('products_tracked')
      .on(t.id)
      .where(sql`track_stock and on_sale`),
    index('products_kept_newest')
      .on(t.createdAt.desc(), t.id.desc())
      .where(sql`deleted_at is null`),
    index('products_unpublished')
      .on(t.visibility, t.createdAt.desc(), t.id.desc())
      .where(sql`deleted_at is null and visibility <> 'published'`),
    index('products_search_vector').using('gin', t.searchVector),
  ],
)

/** Words of products, which a trigger remembers, to correct mistyped ones against. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (t) => [
  index('search_words_trigrams').using('gin', sql`${t.word} gin_trgm_ops`),
  index('search_words_length').on(sql`length(${t.word})`),
])

/** How many products are alike in what filters ask about, kept by a trigger. */
export const productCounts = pgTable(
  'product_counts',
  {
    productType: text().notNull(),
    ratingStep: smallint().notNull(),
    priceStep: smallint().notNull(),
    sizes: text().array().notNull(),
    n: integer().notNull(),
    /** Empty where the country is not known. */
    origin: text().notNull().default(''),
    visibility: text({ enum: visibilities }).notNull().default('published'),
  },
  (t) => [
    primaryKey({
      columns: [t.productType, t.ratingStep, t.priceStep, t.sizes, t.origin, t.visibility],
    }),
  ],
)

/**
 * What became of products in all that is counted of them or puts them in order, noted by triggers, so
 * that counts which a process keeps are brought up to date: `times` is 1 for a product as it is since a transaction, -1 as
 * it was before, 0 for more than is told.
 */
export const productChanges = pgTable(
  'product_changes',
  {
    xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    times: integer().notNull(),
    productType: text(),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
    reviewCount: integer(),
    discount: numeric({ precision: 4, scale: 2, mode: 'number' }),
    payablePaise: integer(),
    sizes: text().array(),
    origin: text(),
    searchVector: tsvector(),
    deletedAt: instant(),
    visibility: text({ enum: visibilities }),
    onSale: boolean(),
    createdAt: createdAt(),
  },
  (t) => [index('product_changes_by_xid').on(t.xid)],
)

export const productColors = pgTable(
  'product_colors',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    name: text().notNull(),
  },
  (t) => [unique('product_colors_name').on(t.productId, t.name), unique().on(t.id, t.productId)],
)

export const colorImages = pgTable(
  'color_images',
  {
    colorId: uuid()
      .notNull()
      .references(() => productColors.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    imageKey: text()
      .notNull()
      .references(() => images.key),
  },
  (t) => [
    primaryKey({ columns: [t.colorId, t.position] }),
    index('color_images_image').on(t.imageKey),
  ],
)

/** What has a stock of its own: a colour in a size, or a colour where there are no sizes. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: id(),
    productId: uuid().notNull(),
    colorId: uuid().notNull(),
    position: smallint().notNull(),
    size: text(),
    stock: integer().notNull().default(0),
  },
  (t) => [
    foreignKey({
      name: 'product_variants_color',
      columns: [t.colorId, t.productId],
      foreignColumns: [productColors.id, productColors.productId],
    }).onDelete('cascade'),
    unique('product_variants_size').on(t.colorId, t.size).nullsNotDistinct(),
    check('product_variants_stock', sql`${t.stock} >= 0`),
    index('product_variants_product').on(t.productId),
  ],
)

/** Products by occasion and recipient, as staff choose them. */
export const collections = pgTable('collections', {
  id: id(),
  /** The last part of its address. */
  slug: text().notNull().unique('collections_slug'),
  title: text().notNull(),
  titleHi: text(),
  description: text(),
  descriptionHi: text(),
  shown: boolean().notNull().default(true),
  position: smallint().notNull(),
  /** What it is searched by, in any language. */
  words: text().array().notNull().default([]),
  createdAt: createdAt(),
})

export const collectionProducts = pgTable(
  'collection_products',
  {
    collectionId: uuid()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.collectionId, t.productId] }),
    index('collection_products_product').on(t.productId),
  ],
)

export const banners = pgTable(
  'banners',
  {
    id: id(),
    deviceType: text({ enum: bannerDevices }),
    position: text({ enum: bannerPositions }).notNull(),
    sort: smallint().notNull().default(0),
    link: text().notNull(),
    imageKey: text()
      .notNull()
      .references(() => images.key),
    alt: text().notNull(),
    startsAt: instant(),
    endsAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('banners_device', oneOf(t.deviceType, bannerDevices)),
    check('banners_position', oneOf(t.position, bannerPositions)),
    index('banners_place').on(t.position, t.deviceType, t.sort),
  ],
)
