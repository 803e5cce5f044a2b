import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import { staffSubjects } from '@tohfa/contract/backoffice/staff-actions'
import type { StaffChange } from '@tohfa/contract/backoffice/staff-log'
import { users } from './account.tables.ts'
import { createdAt, id } from './columns.ts'

/** The staff log. A row is written in the transaction of its change, and never altered. */
export const staffChanges = pgTable(
  'staff_changes',
  {
    id: id(),
    at: createdAt(),
    staffId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Stored besides the id, so that it still names the person after the account is deleted. */
    staffEmail: text().notNull(),
    subject: text({ enum: staffSubjects }).notNull(),
    action: text().$type<StaffChange['action']>().notNull(),
    subjectId: text(),
    name: text().notNull(),
    details: jsonb().$type<StaffChange['details']>().notNull().default({}),
  },
  (t) => [
    check('staff_changes_subject', oneOf(t.subject, staffSubjects)),
    index('staff_changes_newest').on(t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('staff_changes_of_subject').on(
      t.subject,
      t.at.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
)
