import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BlankArea, BlankId } from '@tohfa/print-engine/scene/blanks'
import type { FontId } from '@tohfa/print-engine/fonts/fonts'
import type { Marking } from '@tohfa/print-engine/mockup/marking'
import type { SheetSize } from '@tohfa/print-engine/scene/place-on-sheet'
import type { AreaPhotograph } from '@tohfa/contract/studio/photographs'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { users } from './account.tables.ts'
import { images, productColors, products } from './catalog.tables.ts'
import { createdAt, id, instant, updatedAt, shopNow } from './columns.ts'

/** What makes a product customizable (docs/studio.md section 10). */
export const productStudios = pgTable(
  'product_studios',
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    live: boolean().notNull(),
    required: boolean().notNull(),
    blank: text().$type<BlankId>().notNull(),
    /** Null means the default of the blank. */
    areas: jsonb().$type<BlankArea[]>(),
    template: jsonb().$type<Scene>().notNull(),
    fields: jsonb().$type<TemplateField[]>().notNull(),
    /** Null means all available. */
    fonts: text().array().$type<FontId[]>(),
    surchargePaise: integer().notNull(),
    extraAreaPaise: integer().notNull(),
    version: integer().notNull().default(1),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('product_studios_prices', sql`${t.surchargePaise} >= 0 and ${t.extraAreaPaise} >= 0`),
  ],
)

/** An owner's photograph of what a product is printed on (docs/studio.md 7.10). */
export const blankPhotographs = pgTable(
  'blank_photographs',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => productStudios.productId, { onDelete: 'cascade' }),
    /** That of the studio when it was marked: on another it would be wrong. */
    blank: text().$type<BlankId>().notNull(),
    area: text().notNull(),
    /** Null for all colours that have none of their own. */
    colorId: uuid(),
    imageKey: text()
      .notNull()
      .references(() => images.key),
    marking: jsonb().$type<Marking>().notNull(),
    /** The size of the area when it was marked. */
    sheet: jsonb().$type<SheetSize>().notNull(),
    version: integer().notNull().default(1),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('blank_photographs_once').on(t.productId, t.blank, t.area, t.colorId).nullsNotDistinct(),
    foreignKey({
      name: 'blank_photographs_color',
      columns: [t.colorId, t.productId],
      foreignColumns: [productColors.id, productColors.productId],
    }).onDelete('cascade'),
    index('blank_photographs_image').on(t.imageKey),
    index('blank_photographs_color_id').on(t.colorId, t.productId),
  ],
)

/** The design that a product picture shows without personal words, by the key of the picture. */
export const plainPictures = pgTable(
  'plain_pictures',
  {
    key: text().primaryKey(),
    shown: jsonb().$type<PlainShown>().notNull(),
    usedAt: instant().notNull().default(shopNow),
  },
  (t) => [
    check('plain_pictures_key', sql`${t.key} ~ '^plain-[0-9a-f]{32}$'`),
    index('plain_pictures_used').on(t.usedAt),
  ],
)

/** An unfilled side of a product's template. */
export type PlainShown = {
  scene: Scene
  color: string
  side: string
  areas: readonly BlankArea[]
  category: string | undefined
  /** Of that side in that colour. */
  photograph?: AreaPhotograph | undefined
}

/** A design that a person saved for a product. */
export const designs = pgTable(
  'designs',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    color: text().notNull(),
    size: text(),
    scene: jsonb().$type<Scene>().notNull(),
    version: integer().notNull().default(1),
    /** What its owner calls it; null where it is called like its product. */
    name: text(),
    /** The token of the link that shares it; null while it is not shared. */
    shareTokenHash: text().unique('designs_share_token_hash_key'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The day on which its owner last opened or changed it. */
    usedAt: instant().notNull().default(shopNow),
    /** When its owner got the notice of its deletion. */
    warnedAt: instant(),
  },
  (t) => [
    index('designs_of_user').on(
      t.userId,
      t.updatedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('designs_used').on(t.usedAt),
    check('designs_name', sql`length(${t.name}) between 1 and 60`),
  ],
)
