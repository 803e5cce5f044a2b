import { sql } from 'drizzle-orm'
import type { RemittanceReason } from '@tohfa/contract/payments/settled-kinds'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { cashRemittances, remittedParcels } from '#platform/database/schema/settlement.tables.ts'
import { matchedParcels } from './settlements.fragments.ts'

export type NewRemittance = Omit<typeof cashRemittances.$inferInsert, 'createdAt'> & {
  parcels: readonly Pick<typeof remittedParcels.$inferInsert, 'id' | 'waybill' | 'amountPaise'>[]
}

/** @returns false when this reference is known already */
export async function insertRemittance(
  tx: Transaction,
  { parcels, ...remittance }: NewRemittance,
): Promise<boolean> {
  const [made] = await tx
    .insert(cashRemittances)
    .values(remittance)
    .onConflictDoNothing()
    .returning({ reference: cashRemittances.reference })
  if (!made) return false
  const size = 1_000
  for (let at = 0; at < parcels.length; at += size)
    await tx
      .insert(remittedParcels)
      .values(parcels.slice(at, at + size).map((parcel) => ({ ...parcel, ...made })))
  return true
}

export type RemittanceRow = {
  reference: string
  date: string
  amount: number
  /** The sum of its parcels. */
  listed: number
  matched: number
  differences: {
    orderNumber: string | null
    waybill: string
    expected: number
    amount: number
    reason: RemittanceReason
  }[]
}

/** Remittances in paise, the latest first: those with these references, or a page. */
export async function readRemittances(
  db: Database,
  which: { references: readonly string[] } | { offset: number; limit: number },
): Promise<RemittanceRow[]> {
  const chosen =
    'references' in which
      ? sql`where c.reference in (${sql.join(
          which.references.map((one) => sql`${one}`),
          sql`, `,
        )})`
      : sql`order by c.remitted_on desc, c.reference desc limit ${which.limit} offset ${which.offset}`
  const { rows } = await db.execute<RemittanceRow>(sql`
    select c.reference, c.remitted_on::text "date", c.amount_paise::float8 amount, k.*
    from (select * from cash_remittances c ${chosen}) c
    cross join lateral (
      select coalesce(sum(e.amount_paise), 0)::float8 listed,
        (count(*) filter (where e.reason is null))::float8 matched,
        coalesce(jsonb_agg(jsonb_build_object('orderNumber', e.order_number, 'waybill', e.waybill,
          'expected', e.expected, 'amount', e.amount_paise, 'reason', e.reason) order by e.id)
          filter (where e.reason is not null), '[]') differences
      from ${matchedParcels} e where e.reference = c.reference) k
    order by c.remitted_on desc, c.reference desc`)
  return rows
}

export const countRemittances = (db: Database): Promise<number> => db.$count(cashRemittances)
