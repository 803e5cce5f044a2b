import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Language } from '@tohfa/contract/i18n/languages'
import type { ConsentPurpose } from '@tohfa/contract/accounts/notice'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { consents } from '#platform/database/schema/consent.tables.ts'

type ConsentRow = Pick<
  typeof consents.$inferSelect,
  'purpose' | 'version' | 'wording' | 'phone' | 'givenAt' | 'withdrawnAt'
>

/** Stores a consent, unless the same one is active. */
export async function insertConsent(
  tx: Transaction,
  consent: {
    userId: string
    purpose: ConsentPurpose
    version: string
    wording?: string
    phone?: string
    language?: Language
  },
): Promise<void> {
  await tx.insert(consents).values(consent).onConflictDoNothing()
}

/** Ends a person's active consent to something. */
export async function withdrawConsent(
  tx: Transaction,
  { userId, purpose, phone }: { userId: string; purpose: ConsentPurpose; phone?: string },
): Promise<void> {
  await tx
    .update(consents)
    .set({ withdrawnAt: now() })
    .where(
      and(
        eq(consents.userId, userId),
        eq(consents.purpose, purpose),
        phone === undefined ? undefined : eq(consents.phone, phone),
        isNull(consents.withdrawnAt),
      ),
    )
}

/** Ends every active consent to messages at a mobile number. */
export async function withdrawConsentsOfPhone(tx: Transaction, phone: string): Promise<void> {
  await tx
    .update(consents)
    .set({ withdrawnAt: now() })
    .where(
      and(
        eq(consents.phone, phone),
        eq(consents.purpose, 'whatsapp'),
        isNull(consents.withdrawnAt),
      ),
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

/** The mobile numbers at which a person agreed to messages, the newest first. */
export async function messageNumbersOf(
  db: Database,
  userId: string,
): Promise<{ phone: string; givenAt: Date }[]> {
  const { rows } = await db.execute<{ phone: string; givenAt: string }>(sql`
    select phone, max(given_at) "givenAt" from consents
    where user_id = ${userId} and purpose = 'whatsapp' and withdrawn_at is null
    group by phone order by max(given_at) desc, phone`)
  return rows.map(({ phone, givenAt }) => ({ phone, givenAt: new Date(givenAt) }))
}

/** A person's consents, the newest first. */
export function consentsOf(db: Database, userId: string): Promise<ConsentRow[]> {
  const { purpose, version, wording, phone, givenAt, withdrawnAt } = consents
  return db
    .select({ purpose, version, wording, phone, givenAt, withdrawnAt })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(givenAt), desc(consents.id))
}
