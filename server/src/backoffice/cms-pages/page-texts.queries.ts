import { and, desc, eq, sql } from 'drizzle-orm'
import type { Language } from '@tohfa/contract/i18n/languages'
import type { EditablePage } from '@tohfa/contract/backoffice/cms-pages/static-pages'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import { pageTexts } from '#platform/database/schema/page-text.tables.ts'

export type PageTextRow = typeof pageTexts.$inferSelect
export type Place = { page: EditablePage; language: Language }

/** The last change of each page in each language. */
export function latestTexts(db: Database): Promise<PageTextRow[]> {
  const newest = sql`(select max(t.version) from page_texts t
    where t.page = ${pageTexts.page} and t.language = ${pageTexts.language})`
  return db.select().from(pageTexts).where(eq(pageTexts.version, newest))
}

/** The changes of a page in a language with who made them, the newest first. */
export function historyOf(db: Database, { page, language }: Place, most: number) {
  return db
    .select({ text: pageTexts, by: users.email })
    .from(pageTexts)
    .leftJoin(users, eq(users.id, pageTexts.createdBy))
    .where(and(eq(pageTexts.page, page), eq(pageTexts.language, language)))
    .orderBy(desc(pageTexts.version))
    .limit(most)
}

export async function insertText(
  tx: Transaction,
  row: typeof pageTexts.$inferInsert,
): Promise<void> {
  await tx.insert(pageTexts).values(row)
}

/** Lets one change of the pages be made at a time. */
export async function lockTexts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('page_texts'))`)
}
