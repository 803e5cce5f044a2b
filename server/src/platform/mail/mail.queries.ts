import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { insertion, prepared } from '#platform/database/prepared.ts'
import { mails } from '#platform/database/schema/order.tables.ts'

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
  | 'unsubscribe'
  | 'createdAt'
>

/** The proven e-mail of an account. */
export async function emailOfAccount(db: Database, userId: string): Promise<string | undefined> {
  const [user] = await readEmail(db, { userId })
  return user?.email
}

const readEmail = prepared<{ email: string }>(sql`
  select email from users where id = ${sql.placeholder('userId')}`)

/** The recipient of the shop's mails while the shop has no e-mail of its own. */
export async function emailOfFirstOwner(db: Database): Promise<string | undefined> {
  const [owner] = await readFirstOwner(db, {})
  return owner?.email
}

const readFirstOwner = prepared<{ email: string }>(sql`
  select email from users where staff_role = 'owner' order by created_at, id limit 1`)

/** False when a mail for this occasion exists already. */
export async function insertMail(
  tx: Transaction,
  mail: Omit<typeof mails.$inferInsert, 'createdAt' | 'sentAt'>,
): Promise<boolean> {
  const inserted = await insertMails(tx, [mail])
  return inserted.length > 0
}

const insertMails = insertion(
  mails,
  [
    'key',
    'recipient',
    'replyTo',
    'subject',
    'text',
    'html',
    'pictures',
    'documents',
    'unsubscribe',
  ],
  sql`on conflict (key) do nothing returning key`,
)

/** Those of these mails that are not sent yet, in no order. */
export function findUnsentMails(db: Database, keys: readonly string[]): Promise<StoredMail[]> {
  return readUnsent(db, { keys })
}

const readUnsent = prepared<StoredMail>(sql`
  select key, recipient, reply_to "replyTo", subject, text, html, pictures, documents,
    unsubscribe, created_at "createdAt"
  from mails where key = any(${sql.placeholder('keys')}::text[]) and sent_at is null`)

/** Deletes mails that were not sent yet. */
export async function deleteUnsentMails(db: Database, keys: readonly string[]): Promise<void> {
  await db.execute(
    sql`delete from mails where key = any(${sql.param(keys)}::text[]) and sent_at is null`,
  )
}

/** Marks mails as sent, and deletes the text of those that no longer need it. */
export async function markSent(
  db: Database,
  sent: readonly { key: string; isGone: boolean }[],
): Promise<void> {
  await updateSent(db, { sent: JSON.stringify(sent) })
}

const updateSent = prepared(sql`
  update mails set sent_at = shop_now(), text = case when "isGone" then '' else text end,
    html = case when "isGone" then '' else html end,
    unsubscribe = case when "isGone" then null else unsubscribe end
  from json_to_recordset(${sql.placeholder('sent')}::json) as sent (key text, "isGone" boolean)
  where mails.key = sent.key`)

/** Marks a mail as replaced by another message, unless it was sent already. */
export async function markReplaced(tx: Transaction, key: string): Promise<void> {
  await tx.execute(sql`
    update mails set sent_at = shop_now(), replaced_at = shop_now(), text = '', html = '',
      pictures = null, documents = null, unsubscribe = null
    where key = ${key} and sent_at is null`)
}

/** How long the text of a mail can be looked up. */
const wordsKeptDays = 90

/**
 * Deletes mails that were sent long ago. Those about an order or a payment keep their row without
 * the text: it prevents a second sending, and the audit compares it.
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
