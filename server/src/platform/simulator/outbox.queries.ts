import { and, desc, eq, not, notExists, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Outbox } from '@tohfa/simulator/simulator-deps'
import type { Database } from '#platform/database/connect.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import { mails } from '#platform/database/schema/order.tables.ts'

/**
 * The mails that the shop sent.
 * @param storeEmails the shop's own e-mails, in a public sandbox: mails to these and to staff are
 * hidden
 */
export function createOutbox(
  db: Database,
  storeEmails: (() => readonly string[]) | undefined,
): Outbox {
  const shown = () => storeEmails && toNoStaff(db, storeEmails())
  return {
    async newest(to) {
      const rows = await db
        .select()
        .from(mails)
        .where(and(to ? eq(mails.recipient, to) : undefined, shown()))
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
    },

    async html(key) {
      const [row] = await db
        .select({ html: mails.html })
        .from(mails)
        .where(and(eq(mails.key, key), shown()))
      return row?.html
    },
  }
}

function toNoStaff(db: Database, storeEmails: readonly string[]): SQL | undefined {
  const recipient = sql`lower(${mails.recipient})`
  const staff = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'ADMIN'), sql`lower(${users.email}) = ${recipient}`))
  // An invited person is not staff yet, but the link makes them so.
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
