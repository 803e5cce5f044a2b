import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { emailChanges } from '#platform/database/schema/account.tables.ts'

/** For so long an e-mail waits to be proven. */
const daysKept = 1

/** Notes the e-mail that somebody wishes for, in the place of one they wished for before. */
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

/** Whether a change still waits; older ones are as good as gone. */
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
