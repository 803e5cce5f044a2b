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
    /** Of the bytes that were uploaded, which are not kept. */
    sha256: text().notNull(),
    /** Of the master, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Of all its files together. */
    bytes: integer().notNull(),
    usedAt: instant().notNull().default(shopNow),
    /** When its owner was told that it will go. */
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
