import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect.ts'
import { insertion } from '../database/prepared.ts'
import { users } from '../database/schema/account.tables.ts'
import { mails } from '../database/schema/order.tables.ts'

export type StoredMail = Pick<
  typeof mails.$inferSelect,
  | 'key'
  | 'recipient'
  | 'replyTo'
  | 'subject'
  | 'text'
  | 'html'
  | 'pictures'
  | 'documents'
  | 'createdAt'
>

/** The proven e-mail of an account. */
export async function emailOfAccount(db: Database, userId: string): Promise<string | undefined> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .prepare('email of account')
    .execute()
  return user?.email
}

/** False when a mail for this occasion was there already. */
export async function insertMail(
  tx: Transaction,
  mail: Omit<typeof mails.$inferInsert, 'createdAt' | 'sentAt'>,
): Promise<boolean> {
  const inserted = await insertMails(tx, [mail])
  return inserted.length > 0
}

const insertMails = insertion(
  mails,
  ['key', 'recipient', 'replyTo', 'subject', 'text', 'html', 'pictures', 'documents'],
  sql`on conflict (key) do nothing returning key`,
)

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
    .set({ ...words, sentAt: sql`shop_now()` })
    .where(eq(mails.key, key))
}

/** For so long what a mail said can be looked up. */
const wordsKeptDays = 90

/**
 * Forgets mails that were sent long ago. Of those about an order or a payment the row stays without
 * its words: it keeps the mail from being sent a second time, and the books compare it.
 */
export async function deleteOldMails(db: Database, most: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    with old as (
      select key, key ~ '^(order|payment)-' as counts from mails
      where text <> '' and sent_at < shop_now() - make_interval(days => ${wordsKeptDays})
      order by sent_at limit ${most}
    ), gone as (
      delete from mails where key in (select key from old where not counts) returning key
    ), emptied as (
      update mails
      set text = '', html = '', pictures = null, documents = null, reply_to = null
      where key in (select key from old where counts) returning key
    )
    select ((select count(*) from gone) + (select count(*) from emptied))::int n`)
  return rows[0]?.n ?? 0
}
