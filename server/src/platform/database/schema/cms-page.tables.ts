import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import { languages } from '@tohfa/contract/i18n/languages'
import type { EditablePage } from '@tohfa/contract/backoffice/cms-pages/static-pages'
import { users } from './account.tables.ts'
import { createdAt, id } from './columns.ts'

/** The text of CMS pages that staff changed; without a body the built-in text applies. */
export const cmsPages = pgTable(
  'page_texts',
  {
    id: id(),
    page: text().$type<EditablePage>().notNull(),
    language: text({ enum: languages }).notNull(),
    version: integer().notNull(),
    title: text(),
    description: text(),
    body: text(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique('page_texts_version').on(t.page, t.language, t.version),
    check('page_texts_whole', sql`num_nulls(${t.title}, ${t.description}, ${t.body}) in (0, 3)`),
    check('page_texts_language', oneOf(t.language, languages)),
  ],
)
