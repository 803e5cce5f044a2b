import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import { consentPurposes } from '@tohfa/contract/accounts/notice'
import { users } from './account.tables.ts'
import { id, instant, shopNow } from './columns.ts'

/** A person's agreement to a version of the notice, and its purpose. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: consentPurposes }).notNull(),
    version: text().notNull(),
    /** The sentence that they said yes to; null where it was the notice alone. */
    wording: text(),
    givenAt: instant().notNull().default(shopNow),
    withdrawnAt: instant(),
  },
  (t) => [
    uniqueIndex('consents_standing')
      .on(t.userId, t.purpose, t.version)
      .where(sql`withdrawn_at is null`),
    check('consents_purpose', oneOf(t.purpose, consentPurposes)),
  ],
)
