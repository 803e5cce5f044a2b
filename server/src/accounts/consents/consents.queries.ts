import { and, desc, eq, isNull } from 'drizzle-orm'
import type { ConsentPurpose } from '@tohfa/contract/accounts/notice'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { consents } from '#platform/database/schema/consent.tables.ts'

type ConsentRow = Pick<
  typeof consents.$inferSelect,
  'purpose' | 'version' | 'givenAt' | 'withdrawnAt'
>

/** Keeps a consent, unless the same stands already. */
export async function insertConsent(
  tx: Transaction,
  consent: { userId: string; purpose: ConsentPurpose; version: string },
): Promise<void> {
  await tx.insert(consents).values(consent).onConflictDoNothing()
}

/** Ends what stands of a person's consent to something. */
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

/** What a person agreed to, the newest first. */
export function consentsOf(db: Database, userId: string): Promise<ConsentRow[]> {
  const { purpose, version, givenAt, withdrawnAt } = consents
  return db
    .select({ purpose, version, givenAt, withdrawnAt })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(givenAt), desc(consents.id))
}
