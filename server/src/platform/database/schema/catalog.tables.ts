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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import { bannerDevices, bannerPositions } from '@tohfa/contract/catalog/banners'
import type { PriceBreak } from '@tohfa/contract/catalog/price-breaks'
import type { ProductTrait } from '@tohfa/contract/catalog/product-attributes'
import type { SizeRow } from '@tohfa/contract/catalog/product-types/size-chart'
import { visibilities } from '@tohfa/contract/catalog/visibility'
import { createdAt, id, instant, tsvector, updatedAt, xid8 } from './columns.ts'

/** A stored picture; its variants lie under `key`, one file per width and format. */
export const images = pgTable('images', {
  key: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  variantsAt: instant(),
  createdAt: createdAt(),
})

/** What is printed on: its stock is shared by the products that name it. */
export const blanks = pgTable(
  'blanks',
  {
    id: id(),
    title: text().notNull(),
    trackStock: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('blanks_title').on(sql`lower(${t.title})`)],
)

/** A colour of a blank, or a colour in a size; a product's variants find theirs by both. */
export const blankVariants = pgTable(
  'blank_variants',
  {
    id: id(),
    blankId: uuid()
      .notNull()
      .references(() => blanks.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    color: text().notNull(),
    size: text(),
    stock: integer().notNull().default(0),
    /** From how many on Today says that it runs low; null means the usual number. */
    low: integer(),
  },
  (t) => [
    check('blank_variants_stock', sql`${t.stock} >= 0`),
    check('blank_variants_low', sql`${t.low} >= 0`),
    uniqueIndex('blank_variants_choice').on(
      t.blankId,
      sql`lower(${t.color})`,
      sql`coalesce(${t.size}, '')`,
    ),
  ],
)

export const products = pgTable(
  'products',
  {
    id: id(),
    productType: text().notNull(),
    category: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    highlights: text().array().notNull(),
    /** The Hindi translations that staff wrote. */
    titleHi: text(),
    descriptionHi: text(),
    highlightsHi: text().array(),
    brand: text().notNull(),
    pricePaise: integer().notNull(),
    discount: numeric({ precision: 4, scale: 2, mode: 'number' }).notNull(),
    discountedPricePaise: integer()
      .notNull()
      .generatedAlwaysAs(sql`round(price_paise * (100 - discount) / 100)::integer`),
    /** Price of a mandatory print, in paise; a trigger copies it from the studio. */
    requiredPrintPaise: integer().notNull().default(0),
    /** Whether the studio is live; a trigger copies it from the studio. */
    customizable: boolean().notNull().default(false),
    /** The lowest price of a piece, in paise: of the cheapest pack where packs have prices. */
    payablePaise: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`round(least_price(price_paise, packs, pack_prices) * (100 - discount) / 100)::integer + required_print_paise`,
      ),
    /** The rating that the shop sets, shown until the first review (docs/product.md 3.7). */
    ownRating: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull(),
    reviewCount: integer().notNull().default(0),
    reviewSum: integer().notNull().default(0),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        sql`case when review_count = 0 then own_rating else round(review_sum::numeric / review_count, 1) end`,
      ),
    thumbnailKey: text().references(() => images.key),
    /** Traits stored by name (`productTraits`); one of them is also a filter, below. */
    attributes: jsonb().$type<Partial<Record<ProductTrait, string>>>().notNull().default({}),
    origin: text().generatedAlwaysAs(sql`attributes ->> 'countryOfOrigin'`),
    /** The position of the country of origin among the English names. */
    originRank: smallint().generatedAlwaysAs(
      sql`country_rank(attributes ->> 'countryOfOrigin'::text)`,
    ),
    /** Whether particulars that the law requires are missing (`missingParticulars`). */
    lacksParticulars: boolean().notNull().default(true),
    packs: integer().array(),
    /** Packs with a price of their own, before the discount: the price in paise by the pack. */
    packPrices: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** What many pieces of it cost less, in rising steps. */
    priceBreaks: jsonb().$type<PriceBreak[]>().notNull().default([]),
    /** The sizes of its variants; a trigger maintains them. */
    sizes: text().array().notNull().default([]),
    trackStock: boolean().notNull().default(false),
    /** What it is printed on, whose stock it has. */
    blankId: uuid().references(() => blanks.id),
    /** Whether its own stock was tracked before it had a blank; a trigger stores it. */
    ownTrackStock: boolean(),
    /** The key of its tax class; null means the default of its type (`tax/default-classes.ts`). */
    taxClass: text(),
    /** The HSN code where it differs from that of its class. */
    hsn: text(),
    /** The measures of its sizes, where they are not those of its type. */
    sizeChart: jsonb().$type<SizeRow[]>(),
    version: integer().notNull().default(1),
    /** The search text, one line for each weight (`catalog/search-text.ts`). */
    searchText: text().notNull().default(''),
    /** The search words of its collections; a trigger maintains them. */
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
    /** The condition of a product that the shop shows and sells. */
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
    index('products_of_blank')
      .on(t.blankId)
      .where(sql`blank_id is not null`),
    index('products_search_vector').using('gin', t.searchVector),
  ],
)

/** Words of products, stored by a trigger, to correct misspelt searches. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (t) => [
  index('search_words_trigrams').using('gin', sql`${t.word} gin_trgm_ops`),
  index('search_words_length').on(sql`length(${t.word})`),
])

/**
 * Buckets: the number of products with the same value for every filter; a trigger maintains them.
 */
export const productCounts = pgTable(
  'product_counts',
  {
    productType: text().notNull(),
    ratingStep: smallint().notNull(),
    priceStep: smallint().notNull(),
    sizes: text().array().notNull(),
    n: integer().notNull(),
    /** Empty when the country is unknown. */
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
 * Changes of products that affect counts and orderings; triggers write them, and processes use them
 * to update their caches. `times` is 1 for the new version of a product, -1 for the old version,
 * and 0 when a change is too large to describe.
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

/** A unit with its own stock: a colour in a size, or a colour where there are no sizes. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: id(),
    productId: uuid().notNull(),
    colorId: uuid().notNull(),
    position: smallint().notNull(),
    size: text(),
    /** With a blank a copy of the blank's stock, which triggers maintain. */
    stock: integer().notNull().default(0),
    /** Whether the product has a blank; without the same choice in it the stock is 0. */
    onBlank: boolean().notNull().default(false),
    blankVariantId: uuid().references(() => blankVariants.id, { onDelete: 'set null' }),
    /** Its own stock, until the product leaves the blank. */
    ownStock: integer().notNull().default(0),
  },
  (t) => [
    foreignKey({
      name: 'product_variants_color',
      columns: [t.colorId, t.productId],
      foreignColumns: [productColors.id, productColors.productId],
    }).onDelete('cascade'),
    unique('product_variants_size').on(t.colorId, t.size).nullsNotDistinct(),
    check('product_variants_stock', sql`${t.stock} >= 0`),
    check('product_variants_blank', sql`${t.onBlank} or ${t.blankVariantId} is null`),
    index('product_variants_of_blank')
      .on(t.blankVariantId)
      .where(sql`blank_variant_id is not null`),
    index('product_variants_product').on(t.productId),
  ],
)

/** Products that staff choose for an occasion or a recipient. */
export const collections = pgTable('collections', {
  id: id(),
  /** The slug in its address. */
  slug: text().notNull().unique('collections_slug'),
  title: text().notNull(),
  titleHi: text(),
  description: text(),
  descriptionHi: text(),
  shown: boolean().notNull().default(true),
  position: smallint().notNull(),
  /** Search words in any language. */
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
