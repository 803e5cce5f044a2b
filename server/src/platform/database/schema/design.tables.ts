import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { BlankArea, BlankId } from '@tohfa/print-engine/scene/blanks'
import type { FontId } from '@tohfa/print-engine/fonts/fonts'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { users } from './account.tables.ts'
import { products } from './catalog.tables.ts'
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
    /** Null: those of the blank. */
    areas: jsonb().$type<BlankArea[]>(),
    template: jsonb().$type<Scene>().notNull(),
    fields: jsonb().$type<TemplateField[]>().notNull(),
    /** Null: all that there are. */
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

/** What a picture of a product without anybody's words shows, by the key of the picture. */
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

/** A side of a product's template with nothing filled in. */
export type PlainShown = {
  scene: Scene
  color: string
  side: string
  areas: readonly BlankArea[]
  category: string | undefined
}

/** What somebody designed for a product. */
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
    /** Of the link under which others see it; null while it is not shared. */
    shareTokenHash: text().unique('designs_share_token_hash_key'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When its maker opened or changed it last, to the day. */
    usedAt: instant().notNull().default(shopNow),
    /** When its maker was told that it will go. */
    warnedAt: instant(),
  },
  (t) => [
    index('designs_of_user').on(
      t.userId,
      t.updatedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('designs_used').on(t.usedAt),
  ],
)
