import { desc, eq, sql } from 'drizzle-orm'
import type { StaffSubject } from '@tohfa/contract/backoffice/staff-log'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { staffChanges } from '#platform/database/schema/staff.tables.ts'

export type StaffChangeRow = typeof staffChanges.$inferSelect
type NewChange = Omit<typeof staffChanges.$inferInsert, 'id' | 'at' | 'staffEmail'>

/** Writes a change down with the e-mail that its maker has now. */
export async function insertChange(tx: Transaction, staffId: string, change: NewChange) {
  await tx.insert(staffChanges).values({
    ...change,
    staffId,
    staffEmail: sql`(select email from users where id = ${staffId})`,
  })
}

/** Writes many changes of one person down. */
export async function insertChanges(
  tx: Transaction,
  staffId: string,
  changes: readonly NewChange[],
) {
  const staffEmail = sql`(select email from users where id = ${staffId})`
  for (let from = 0; from < changes.length; from += 500)
    await tx
      .insert(staffChanges)
      .values(changes.slice(from, from + 500).map((one) => ({ ...one, staffId, staffEmail })))
}

/** The same for changes from the shop's machine, where nobody is signed in. */
export async function insertUnsignedChange(tx: Transaction, by: string, change: NewChange) {
  await tx.insert(staffChanges).values({ ...change, staffEmail: by })
}

const of = (subject: StaffSubject | undefined) =>
  subject ? eq(staffChanges.subject, subject) : undefined

/** One page of changes, the newest first. */
export function pageOfChanges(
  db: Database,
  subject: StaffSubject | undefined,
  { page, limit }: { page: number; limit: number },
): Promise<StaffChangeRow[]> {
  return db
    .select()
    .from(staffChanges)
    .where(of(subject))
    .orderBy(desc(staffChanges.at), desc(staffChanges.id))
    .limit(limit)
    .offset((page - 1) * limit)
}

export function countChanges(db: Database, subject: StaffSubject | undefined): Promise<number> {
  return db.$count(staffChanges, of(subject))
}
