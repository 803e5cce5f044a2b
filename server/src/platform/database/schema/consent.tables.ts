import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import { languages } from '@tohfa/contract/i18n/languages'
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
    /** The mobile number that it is for, and the language of its sentence; of WhatsApp only. */
    phone: text(),
    language: text({ enum: languages }),
    givenAt: instant().notNull().default(shopNow),
    withdrawnAt: instant(),
  },
  (t) => [
    uniqueIndex('consents_standing')
      .on(t.userId, t.purpose, t.version, sql`coalesce(phone, '')`)
      .where(sql`withdrawn_at is null`),
    index('consents_of_phone')
      .on(t.phone)
      .where(sql`withdrawn_at is null and phone is not null`),
    check('consents_purpose', oneOf(t.purpose, consentPurposes)),
    check('consents_language', oneOf(t.language, languages)),
    check(
      'consents_phone',
      sql`(${t.purpose} = 'whatsapp') = (${t.phone} is not null and ${t.language} is not null)`,
    ),
  ],
)
