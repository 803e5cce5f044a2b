import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { SettlementReason } from '@tohfa/contract/payments/settled-kinds'
import { spanOf } from '@tohfa/contract/tax/gst-periods'
import type { PayoutEntry, ProviderPayout } from '#payments/providers/payment-provider.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { checkouts } from '#platform/database/schema/checkout.tables.ts'
import {
  settlementCorrections as corrections,
  settlementEntries,
  settlements,
} from '#platform/database/schema/settlement.tables.ts'
import { matchedEntries } from './settlements.fragments.ts'

/** Rows for each statement, whose number of values is limited. */
const size = 1_000

/** Makes reports wait for each other, so that one payment is never the first of two. */
export async function lockReports(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settlement reports'))`)
}

/**
 * Stores a settlement, or the bank's reference of a known one that had none.
 * @returns whether it is new
 */
export async function insertSettlement(
  tx: Transaction,
  { id, utr, settledOn }: ProviderPayout,
): Promise<boolean> {
  const made = await tx
    .insert(settlements)
    .values({ id, utr, settledOn })
    .onConflictDoNothing()
    .returning({ id: settlements.id })
  if (made.length > 0) return true
  await tx
    .update(settlements)
    .set({ utr })
    .where(and(eq(settlements.id, id), eq(settlements.utr, '')))
  return false
}

/** Stores entries of a settlement, in the place of those with the same ids. */
export async function putEntries(
  tx: Transaction,
  settlementId: string,
  entries: readonly PayoutEntry[],
): Promise<void> {
  for (let at = 0; at < entries.length; at += size)
    await tx
      .insert(settlementEntries)
      .values(entries.slice(at, at + size).map((entry) => ({ ...entry, id: v7(), settlementId })))
      .onConflictDoUpdate({
        target: [settlementEntries.settlementId, settlementEntries.entityId],
        set: fromExcluded,
      })
}

/** The stored entries of a settlement. */
export const entriesOf = (tx: Transaction, settlementId: string): Promise<PayoutEntry[]> =>
  tx.select().from(settlementEntries).where(eq(settlementEntries.settlementId, settlementId))

/** Replaces what a later report says differently: of the entries that it has, only these differ. */
export async function putCorrections(
  tx: Transaction,
  settlementId: string,
  reported: readonly PayoutEntry[],
  differing: readonly PayoutEntry[],
): Promise<void> {
  for (let at = 0; at < reported.length; at += size) {
    const ids = reported.slice(at, at + size).map(({ entityId }) => entityId)
    await tx
      .delete(corrections)
      .where(and(eq(corrections.settlementId, settlementId), inArray(corrections.entityId, ids)))
  }
  for (let at = 0; at < differing.length; at += size)
    await tx
      .insert(corrections)
      .values(differing.slice(at, at + size).map((entry) => ({ ...entry, settlementId })))
}

/** Deletes the corrections of a settlement and returns them. */
export const takeCorrections = (tx: Transaction, settlementId: string): Promise<PayoutEntry[]> =>
  tx.delete(corrections).where(eq(corrections.settlementId, settlementId)).returning({
    kind: corrections.kind,
    entityId: corrections.entityId,
    providerPaymentId: corrections.providerPaymentId,
    amountPaise: corrections.amountPaise,
    feePaise: corrections.feePaise,
    taxPaise: corrections.taxPaise,
    creditPaise: corrections.creditPaise,
    debitPaise: corrections.debitPaise,
  })

const excluded = (column: string) => sql.raw(`excluded.${column}`)
const fromExcluded = {
  kind: excluded('kind'),
  providerPaymentId: excluded('provider_payment_id'),
  amountPaise: excluded('amount_paise'),
  feePaise: excluded('fee_paise'),
  taxPaise: excluded('tax_paise'),
  creditPaise: excluded('credit_paise'),
  debitPaise: excluded('debit_paise'),
}

/** The day of the last known settlement. */
export async function lastSettledOn(db: Database): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(
    sql`select max(settled_on)::text "day" from settlements`,
  )
  return rows[0]?.day ?? null
}

/** Whether the shop ever asked a provider for money. */
export async function hasCheckoutsOf(db: Database, provider: string): Promise<boolean> {
  const found = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(sql`${checkouts.provider} = ${provider}`)
    .limit(1)
  return found.length > 0
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
  which: { ids: readonly string[] } | { period: string | undefined; offset: number; limit: number },
): Promise<SettlementRow[]> {
  const chosen =
    'ids' in which
      ? sql`where s.id in (${sql.join(
          which.ids.map((id) => sql`${id}`),
          sql`, `,
        )})`
      : sql`where ${inMonth(which.period)} order by s.settled_on desc, s.id desc limit ${which.limit} offset ${which.offset}`
  const { rows } = await db.execute<SettlementRow>(sql`
    select s.id, s.settled_on::text "date", s.utr, k.amount, k.fees, k.tax, k.matched,
      k.differing || c.corrected "open"
    from (select * from settlements s ${chosen}) s
    cross join lateral (
      select coalesce(sum(e.credit_paise - e.debit_paise), 0)::float8 amount,
        coalesce(sum(e.fee_paise), 0)::float8 fees, coalesce(sum(e.tax_paise), 0)::float8 tax,
        (count(*) filter (where e.reason is null))::float8 matched,
        coalesce(jsonb_agg(jsonb_build_object('payment', e.entity_id, 'orderNumber', e.order_number,
          'expected', e.expected, 'amount', e.amount_paise, 'reason', e.reason) order by e.id)
          filter (where e.reason is not null), '[]') differing
      from ${matchedEntries} e where e.settlement_id = s.id) k
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('payment', c.entity_id,
          'orderNumber', e.order_number, 'expected', e.credit_paise - e.debit_paise,
          'amount', c.credit_paise - c.debit_paise,
          'reason', case when e.id is null then 'added' else 'changed' end) order by c.entity_id), '[]')
        corrected
      from settlement_corrections c
      left join ${matchedEntries} e on e.settlement_id = c.settlement_id and e.entity_id = c.entity_id
      where c.settlement_id = s.id) c
    order by s.settled_on desc, s.id desc`)
  return rows
}

export async function countSettlements(db: Database, period?: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int "count" from settlements s where ${inMonth(period)}`,
  )
  return rows[0]?.count ?? 0
}

/** Whether a settlement `s` is of this month, where one is named. */
function inMonth(period: string | undefined): SQL {
  if (period === undefined) return sql`true`
  const { from, until } = spanOf(period)
  return sql`s.settled_on >= ${from}::date and s.settled_on < ${until}::date`
}
