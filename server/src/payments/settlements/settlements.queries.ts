import { sql } from 'drizzle-orm'
import type { SettlementReason } from '@tohfa/contract/payments/settled-kinds'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { settlementEntries, settlements } from '#platform/database/schema/settlement.tables.ts'
import { matchedEntries } from './settlements.fragments.ts'

export type NewEntry = Omit<typeof settlementEntries.$inferInsert, 'settlementId'>

/** Makes reports wait for each other, so that one payment is never the first of two. */
export async function lockReports(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settlement reports'))`)
}

/** @returns how many of its entries are new */
export async function insertSettlement(
  tx: Transaction,
  { entries, ...settlement }: typeof settlements.$inferInsert & { entries: readonly NewEntry[] },
): Promise<number> {
  await tx.insert(settlements).values(settlement).onConflictDoNothing()
  const size = 1_000
  let added = 0
  for (let at = 0; at < entries.length; at += size) {
    const rows = entries.slice(at, at + size)
    const inserted = await tx
      .insert(settlementEntries)
      .values(rows.map((entry) => ({ ...entry, settlementId: settlement.id })))
      .onConflictDoNothing()
      .returning({ id: settlementEntries.id })
    added += inserted.length
  }
  return added
}

export type SettlementRow = {
  id: string
  date: string
  utr: string
  amount: number
  fees: number
  tax: number
  matched: number
  open: {
    payment: string
    orderNumber: string | null
    expected: number | null
    amount: number
    reason: SettlementReason
  }[]
}

/** Settlements in paise, the latest first: those with these ids, or a page. */
export async function readSettlements(
  db: Database,
  which: { ids: readonly string[] } | { offset: number; limit: number },
): Promise<SettlementRow[]> {
  const chosen =
    'ids' in which
      ? sql`where s.id in (${sql.join(
          which.ids.map((id) => sql`${id}`),
          sql`, `,
        )})`
      : sql`order by s.settled_on desc, s.id desc limit ${which.limit} offset ${which.offset}`
  const { rows } = await db.execute<SettlementRow>(sql`
    select s.id, s.settled_on::text "date", s.utr, k.*
    from (select * from settlements s ${chosen}) s
    cross join lateral (
      select coalesce(sum(e.credit_paise - e.debit_paise), 0)::float8 amount,
        coalesce(sum(e.fee_paise), 0)::float8 fees, coalesce(sum(e.tax_paise), 0)::float8 tax,
        (count(*) filter (where e.reason is null))::float8 matched,
        coalesce(jsonb_agg(jsonb_build_object('payment', e.entity_id, 'orderNumber', e.order_number,
          'expected', e.expected, 'amount', e.amount_paise, 'reason', e.reason) order by e.id)
          filter (where e.reason is not null), '[]') "open"
      from ${matchedEntries} e where e.settlement_id = s.id) k
    order by s.settled_on desc, s.id desc`)
  return rows
}

export const countSettlements = (db: Database): Promise<number> => db.$count(settlements)
