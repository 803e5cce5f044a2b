import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { mails } from '../database/schema/order.tables.ts'

export type StoredMail = Pick<
  typeof mails.$inferSelect,
  'key' | 'recipient' | 'replyTo' | 'subject' | 'text' | 'html' | 'createdAt'
>

/** False when a mail for this occasion was there already. */
export async function insertMail(
  tx: Database,
  mail: Omit<typeof mails.$inferInsert, 'createdAt' | 'sentAt'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(mails)
    .values(mail)
    .onConflictDoNothing({ target: mails.key })
    .returning({ key: mails.key })
  return inserted.length > 0
}

export async function findUnsentMail(db: Database, key: string): Promise<StoredMail | undefined> {
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.key, key), isNull(mails.sentAt)))
  return mail
}

/** Notes that a mail was sent; `words` replace what it said. */
export async function markSent(
  db: Database,
  key: string,
  words: Partial<Pick<StoredMail, 'text' | 'html'>>,
): Promise<void> {
  await db
    .update(mails)
    .set({ ...words, sentAt: sql`now()` })
    .where(eq(mails.key, key))
}
