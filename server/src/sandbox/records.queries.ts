import { and, asc, desc, eq, not, notExists, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import { mails, sandboxRecords as records } from '#platform/database/schema/order.tables.ts'
import type { FaultMode } from './fault-modes.ts'
import type { Shipment } from './delhivery/shipment.ts'
import type { Ledger } from './razorpay/ledger.ts'

/**
 * What the sandbox's providers remember. It lies in the shop's database, so that it outlives a
 * crash and every process sees the same.
 */
export type Records = {
  order: Ledger
  /** Payments and refunds stand in their order's ledger; these say only in which. */
  payment: object
  refund: object
  shipment: Shipment
  /** One for a warehouse and a day. */
  pickup: object
  fault: { mode: FaultMode; left: number | null }
}
export type RecordKind = keyof Records

/** Keeps a new record; false when one of that kind and id is there already. */
export async function insertRecord<K extends RecordKind>(
  db: Database,
  record: { kind: K; id: string; parentId?: string | null; data: Records[K] },
): Promise<boolean> {
  const rows = await db
    .insert(records)
    .values(record)
    .onConflictDoNothing()
    .returning({ id: records.id })
  return rows.length > 0
}

/** The record's data and parent; undefined when there is none. */
export async function findRecord<K extends RecordKind>(
  db: Database,
  kind: K,
  id: string,
): Promise<{ data: Records[K]; parentId: string | null } | undefined> {
  const [row] = await db
    .select({ data: records.data, parentId: records.parentId })
    .from(records)
    .where(and(eq(records.kind, kind), eq(records.id, id)))
  return row && { data: row.data as Records[K], parentId: row.parentId }
}

/** The newest records of a kind, or those of one parent. */
export async function listRecords<K extends RecordKind>(
  db: Database,
  kind: K,
  options: { parentId?: string; limit: number; offset?: number },
): Promise<Records[K][]> {
  const rows = await db
    .select({ data: records.data })
    .from(records)
    .where(
      and(
        eq(records.kind, kind),
        options.parentId === undefined ? undefined : eq(records.parentId, options.parentId),
      ),
    )
    .orderBy(desc(records.createdAt), asc(records.id))
    .limit(options.limit)
    .offset(options.offset ?? 0)
  return rows.map((row) => row.data as Records[K])
}

/**
 * Changes a record by a pure function. When someone else changed it in between, the function runs
 * again on what they wrote; what it throws leaves the record alone.
 *
 * @returns what was written; undefined when there is no such record
 */
export async function changeRecord<K extends RecordKind>(
  db: Database,
  kind: K,
  id: string,
  change: (data: Records[K]) => Records[K],
): Promise<Records[K] | undefined> {
  for (;;) {
    const before = await findRecord(db, kind, id)
    if (!before) return undefined
    const after = change(before.data)
    const rows = await db
      .update(records)
      .set({ data: after })
      .where(
        and(
          eq(records.kind, kind),
          eq(records.id, id),
          sql`${records.data} = ${JSON.stringify(before.data)}::jsonb`,
        ),
      )
      .returning({ id: records.id })
    if (rows.length > 0) return after
  }
}

export async function putRecord<K extends RecordKind>(
  db: Database,
  kind: K,
  id: string,
  data: Records[K],
): Promise<void> {
  await db
    .insert(records)
    .values({ kind, id, data })
    .onConflictDoUpdate({ target: [records.kind, records.id], set: { data } })
}

export type SentMail = { to: string; subject: string; text: string; html: string; at: string }

/** The newest mails, at most 200, or those to one address; with `storeEmails` none to them or to staff. */
export async function newestMails(
  db: Database,
  storeEmails: readonly string[] | undefined,
  to?: string,
): Promise<(SentMail & { key: string })[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(and(to ? eq(mails.recipient, to) : undefined, toNoStaff(db, storeEmails)))
    .orderBy(desc(mails.createdAt), desc(mails.key))
    .limit(200)
  return rows.map((mail) => ({
    key: mail.key,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    at: mail.createdAt.toISOString(),
  }))
}

/** The HTML of one of these mails; undefined when there is none of that key. */
export async function mailHtml(
  db: Database,
  key: string,
  storeEmails: readonly string[] | undefined,
): Promise<string | undefined> {
  const [row] = await db
    .select({ html: mails.html })
    .from(mails)
    .where(and(eq(mails.key, key), toNoStaff(db, storeEmails)))
  return row?.html
}

function toNoStaff(db: Database, storeEmails: readonly string[] | undefined): SQL | undefined {
  if (storeEmails === undefined) return undefined
  const recipient = sql`lower(${mails.recipient})`
  const staff = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'ADMIN'), sql`lower(${users.email}) = ${recipient}`))
  // Who was asked to join is no staff yet, and their link makes them so.
  const isInvitation = sql`${mails.key} like 'staff-invitation:%'`
  return and(
    notInArray(
      recipient,
      storeEmails.map((one) => one.toLowerCase()),
    ),
    notExists(staff),
    not(isInvitation),
  )
}
