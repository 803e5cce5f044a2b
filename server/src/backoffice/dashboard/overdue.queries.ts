import { sql, type SQL } from 'drizzle-orm'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import type { Database } from '#platform/database/connect.ts'
import { unremittedCash, unsettledPayments } from '#payments/settlements/overdue.fragments.ts'
import type { PileRow } from './work-piles.queries.ts'

type Watched = ShopSettings['payouts']

const instant = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Money that should have reached the bank by now. */
export async function countOverdue(
  db: Database,
  { settledAfter, remittedAfter }: Watched,
): Promise<PileRow<'unsettled' | 'unremitted'>[]> {
  const { rows } = await db.execute<PileRow<'unsettled' | 'unremitted'>>(sql`
    select pile, count(*)::int as count, count(*)::int as late, 0 as today,
      ${instant(sql`min(since)`)} as oldest
    from (select 'unsettled' as pile, since from ${unsettledPayments(settledAfter)} u
      union all select 'unremitted', since from ${unremittedCash(remittedAfter)} r) waiting
    group by pile`)
  return rows
}

export type OverdueRow = {
  orderId: string
  orderNumber: string
  /** The month of the order in India. */
  period: string
  paise: number
  since: string
  all: number
}

/** Orders whose online payment was not settled in time, those that wait longest first. */
export const listUnsettled = (db: Database, { settledAfter }: Watched, most: number) =>
  list(db, unsettledPayments(settledAfter), most)

/** Orders whose cash was not remitted in time, those that wait longest first. */
export const listUnremitted = (db: Database, { remittedAfter }: Watched, most: number) =>
  list(db, unremittedCash(remittedAfter), most)

async function list(db: Database, overdue: SQL, most: number): Promise<OverdueRow[]> {
  const { rows } = await db.execute<OverdueRow>(sql`
    select o.id as "orderId", o.order_number as "orderNumber",
      to_char(o.created_at at time zone 'Asia/Kolkata', 'YYYY-MM') as period,
      o.paise::float8 as paise, ${instant(sql`o.since`)} as since, (count(*) over ())::int as "all"
    from ${overdue} o order by o.since, o.id limit ${most}`)
  return rows
}
