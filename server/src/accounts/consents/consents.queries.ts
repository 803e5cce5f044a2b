import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ConsentPurpose } from '@tohfa/contract/accounts/notice'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { consents } from '#platform/database/schema/consent.tables.ts'

type ConsentRow = Pick<
  typeof consents.$inferSelect,
  'purpose' | 'version' | 'wording' | 'givenAt' | 'withdrawnAt'
>

/** Stores a consent, unless the same one is active. */
export async function insertConsent(
  tx: Transaction,
  consent: { userId: string; purpose: ConsentPurpose; version: string; wording?: string },
): Promise<void> {
  await tx.insert(consents).values(consent).onConflictDoNothing()
}

/** Ends a person's active consent to something. */
export async function withdrawConsent(
  tx: Transaction,
  { userId, purpose }: { userId: string; purpose: ConsentPurpose },
): Promise<void> {
  await tx
    .update(consents)
    .set({ withdrawnAt: now() })
    .where(
      and(eq(consents.userId, userId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt)),
    )
}

/** Whether a person agreed to something and did not take it back. */
export async function hasConsent(
  db: Database,
  { userId, purpose }: { userId: string; purpose: ConsentPurpose },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from consents where user_id = ${userId} and purpose = ${purpose}
      and withdrawn_at is null limit 1`)
  return rowCount === 1
}

/** A person's consents, the newest first. */
export function consentsOf(db: Database, userId: string): Promise<ConsentRow[]> {
  const { purpose, version, wording, givenAt, withdrawnAt } = consents
  return db
    .select({ purpose, version, wording, givenAt, withdrawnAt })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(givenAt), desc(consents.id))
}
