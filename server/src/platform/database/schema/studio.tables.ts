import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './account.tables.ts'
import { createdAt, id, instant, shopNow } from './columns.ts'

/** A buyer's own photo; its files lie in the private store under its id. */
export const studioPhotos = pgTable(
  'studio_photos',
  {
    id: id(),
    owner: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the uploaded bytes, which are not stored. */
    sha256: text().notNull(),
    /** The size of the master in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** The bytes of all its files. */
    bytes: integer().notNull(),
    usedAt: instant().notNull().default(shopNow),
    /** When its owner got the notice of its deletion. */
    warnedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('studio_photos_once').on(t.owner, t.sha256),
    check('studio_photos_sha256', sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
    check('studio_photos_size', sql`${t.width} > 0 and ${t.height} > 0 and ${t.bytes} > 0`),
    index('studio_photos_used').on(t.usedAt),
  ],
)

/** What goes to the shop with a return or a review; its files lie in the private store under its id. */
export const sentPhotos = pgTable(
  'sent_photos',
  {
    id: id(),
    owner: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of all its files together. */
    bytes: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('sent_photos_bytes', sql`${t.bytes} > 0`),
    index('sent_photos_owner').on(t.owner),
    index('sent_photos_made').on(t.createdAt),
  ],
)
