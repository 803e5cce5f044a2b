import { and, desc, eq, sql } from 'drizzle-orm'
import type { Language } from '@tohfa/contract/i18n/languages'
import type { EditablePage } from '@tohfa/contract/backoffice/cms-pages/static-pages'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import { cmsPages } from '#platform/database/schema/cms-page.tables.ts'

export type CmsPageRow = typeof cmsPages.$inferSelect
export type CmsPageKey = { page: EditablePage; language: Language }

/** The last change of each page in each language. */
export function latestTexts(db: Database): Promise<CmsPageRow[]> {
  const newest = sql`(select max(t.version) from page_texts t
    where t.page = ${cmsPages.page} and t.language = ${cmsPages.language})`
  return db.select().from(cmsPages).where(eq(cmsPages.version, newest))
}

/** The changes of a page in a language with their authors, the newest first. */
export function historyOf(db: Database, { page, language }: CmsPageKey, most: number) {
  return db
    .select({ text: cmsPages, by: users.email })
    .from(cmsPages)
    .leftJoin(users, eq(users.id, cmsPages.createdBy))
    .where(and(eq(cmsPages.page, page), eq(cmsPages.language, language)))
    .orderBy(desc(cmsPages.version))
    .limit(most)
}

export async function insertText(
  tx: Transaction,
  row: typeof cmsPages.$inferInsert,
): Promise<void> {
  await tx.insert(cmsPages).values(row)
}

/** Lets one change of the pages be made at a time. */
export async function lockTexts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('page_texts'))`)
}
