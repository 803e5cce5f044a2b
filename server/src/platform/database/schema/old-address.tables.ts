import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** Addresses of a former shop, with the pages of this one that answer for them. */
export const oldAddresses = pgTable(
  'old_addresses',
  {
    id: id(),
    /** Decoded, in small letters, without a slash at its end. */
    path: text().notNull(),
    /** From its first slash on: never the address of another host. */
    target: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('old_addresses_path').on(t.path),
    check('old_addresses_target', sql`${t.target} ~ '^/([^/\\\\]|$)'`),
  ],
)
