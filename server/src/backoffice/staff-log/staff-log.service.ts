import {
  commandLine,
  type StaffChange,
  type StaffSubject,
} from '@tohfa/contract/backoffice/staff-log'
import type { Database, Transaction } from '#platform/database/connect.ts'
import {
  countChanges,
  insertChange,
  insertChanges,
  insertUnsignedChange,
  pageOfChanges,
  type StaffChangeRow,
} from './staff-log.queries.ts'

export { changedFields } from './changed-fields.ts'

/** An action of a staff member and its target; `name` is the target's name at that time. */
export type Done = Pick<StaffChange, 'subject' | 'action' | 'name'> &
  Partial<Pick<StaffChange, 'subjectId' | 'details'>>

/** Records a change by a staff member, in the same transaction as the change. */
export async function recordChange(tx: Transaction, staffId: string, done: Done): Promise<void> {
  await insertChange(tx, staffId, { ...done, details: done.details ?? {} })
}

/** The same for many changes at once. */
export async function recordChanges(
  tx: Transaction,
  staffId: string,
  all: readonly Done[],
): Promise<void> {
  await insertChanges(
    tx,
    staffId,
    all.map((done) => ({ ...done, details: done.details ?? {} })),
  )
}

/** The same for a change that was made on the shop's own machine. */
export async function recordCommand(tx: Transaction, done: Done): Promise<void> {
  await insertUnsignedChange(tx, commandLine, { ...done, details: done.details ?? {} })
}

/** One page of changes by staff, the newest first. */
export async function listChanges(
  db: Database,
  subject: StaffSubject | undefined,
  paging: { page: number; limit: number },
): Promise<{ changes: StaffChange[]; totalCount: number }> {
  const [rows, totalCount] = await Promise.all([
    pageOfChanges(db, subject, paging),
    countChanges(db, subject),
  ])
  return { changes: rows.map(toChange), totalCount }
}

function toChange({ staffId: _staffId, staffEmail: by, at, ...rest }: StaffChangeRow): StaffChange {
  return { ...rest, by, at: at.toISOString() }
}
