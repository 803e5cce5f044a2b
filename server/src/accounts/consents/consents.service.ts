import type { Consent } from '@tohfa/contract/accounts/consents'
import {
  type ConsentPurpose,
  noticeVersion,
  type NoticeVersion,
} from '@tohfa/contract/accounts/notice'
import type { Language } from '@tohfa/contract/i18n/languages'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { consentsOf, insertConsent, withdrawConsent } from './consents.queries.ts'

export {
  hasConsent,
  messageNumbersOf,
  withdrawConsent,
  withdrawConsentsOfPhone,
} from './consents.queries.ts'

/**
 * Stores that a person was shown a version of the notice, in the transaction that depends on it,
 * once for each purpose and version. API clients that showed no notice store none.
 */
export async function keepConsent(
  tx: Transaction,
  {
    version,
    ...more
  }: {
    userId: string
    purpose: ConsentPurpose
    version?: NoticeVersion | undefined
    wording?: string
    phone?: string
    language?: Language
  },
): Promise<void> {
  if (version) await insertConsent(tx, { ...more, version })
}

export type Consents = {
  /** A person's consents, the newest first. */
  list(userId: string): Promise<Consent[]>
  /** Notes that they agreed to have their visits counted, or took that back. */
  chooseAnalytics(userId: string, isGiven: boolean): Promise<void>
}

/** Consents of people (docs/product.md 14.8). */
export function createConsents({ connection }: { connection: Connection }): Consents {
  return {
    async list(userId) {
      const rows = await consentsOf(connection.db, userId)
      return rows.map(({ givenAt, withdrawnAt, wording, phone, ...row }) => ({
        ...row,
        ...(wording !== null && { wording }),
        ...(phone !== null && { phone }),
        givenAt: givenAt.toISOString(),
        withdrawnAt: withdrawnAt?.toISOString() ?? null,
      }))
    },

    chooseAnalytics: (userId, isGiven) =>
      connection.transaction(async (tx) => {
        const chosen = { userId, purpose: 'analytics' } as const
        if (isGiven) await insertConsent(tx, { ...chosen, version: noticeVersion })
        else await withdrawConsent(tx, chosen)
      }),
  }
}
