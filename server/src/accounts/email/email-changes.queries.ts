import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { emailChanges } from '#platform/database/schema/account.tables.ts'

/** The time in which a new e-mail can be proven. */
const daysKept = 1

/** Stores a person's requested e-mail, in place of an earlier one. */
export async function keepEmailChange(tx: Transaction, userId: string, email: string) {
  const fresh = { email, createdAt: sql`shop_now()` }
  await tx
    .insert(emailChanges)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: emailChanges.userId, set: fresh })
}

export async function findPendingEmail(db: Database, userId: string): Promise<string | undefined> {
  const [pending] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isPending()))
  return pending?.email
}

/** Whether a change is pending; older ones have expired. */
export function isPending() {
  return sql`${emailChanges.createdAt} > shop_now() - make_interval(days => ${daysKept})`
}

/** Ends a change; the e-mail that waited, if there was one. */
export async function endEmailChange(db: Database, userId: string): Promise<string | undefined> {
  const [ended] = await db
    .delete(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .returning({ email: emailChanges.email })
  return ended?.email
}

export async function removeOldEmailChanges(db: Database): Promise<void> {
  await db
    .delete(emailChanges)
    .where(lt(emailChanges.createdAt, sql`shop_now() - make_interval(days => ${daysKept})`))
}
