import { sql } from 'drizzle-orm'
import { orderStatuses, type OrderStatus } from '@tohfa/contract/orders/orders'
import type { Database } from '#platform/database/connect.ts'
import { countedRows } from './counted-rows.queries.ts'
import { lexeme } from '#platform/database/search-words.ts'
import { matching, type StaffFilter } from './staff-filter.queries.ts'

export type StatusCounts = Record<OrderStatus, number>

const noOrders = (): StatusCounts =>
  Object.fromEntries(orderStatuses.map((status) => [status, 0])) as StatusCounts

export type Page = { isOldestFirst: boolean; offset: number; limit: number }
/** The days that contain the orders of a page, and the number of orders before each. */
export type DaysOfPage = readonly { day: string; before: number }[]

export const latestFirst = ({ isOldestFirst }: Page) => sql.raw(isOldestFirst ? 'asc' : 'desc')

/**
 * The number of orders in each status, whatever the filter, from the counts of their days. They
 * also locate a page, unless its first matching orders are found quickly.
 */
export async function countDays(
  db: Database,
  filter: StaffFilter,
  page: Page,
): Promise<{ counts: StatusCounts; days: DaysOfPage }> {
  const { status, search } = filter
  const isSoonMet = page.offset === 0 && search === undefined
  const days = sql`
    union all
    select null, day::text, before::int from (
      select day, n, sum(n) over (order by day ${latestFirst(page)}) - n as before from (
        select day, sum(n) as n from counted ${status ? sql`where status = ${status}` : sql``}
        group by day having sum(n) > 0) days
    ) placed where before < ${page.offset + page.limit} and before + n > ${page.offset}`
  const { rows } = await db.execute<
    { status: OrderStatus; n: number } | { status: null; day: string; n: number }
  >(sql`
    with counted as ${isSoonMet ? sql`` : sql`materialized`} (
      select * from ${countedRows({ ...filter, status: undefined })})
    select status, null as day, sum(n)::int as n from counted group by 1 having sum(n) > 0
    ${isSoonMet ? sql`` : days}`)
  const counts = noOrders()
  const found: { day: string; before: number }[] = []
  for (const row of rows)
    if (row.status === null) found.push({ day: row.day, before: row.n })
    else counts[row.status] = row.n
  return { counts, days: found.toSorted((a, b) => a.before - b.before) }
}

/** The counts where the orders themselves are counted, for there are few. */
export async function countRareMatches(db: Database, filter: StaffFilter): Promise<StatusCounts> {
  const where = matching({ ...filter, status: undefined })
  const { rows } = await db.execute<{ status: OrderStatus; n: number }>(
    sql`select status, count(*)::int as n from orders where ${where} group by 1`,
  )
  const counts = noOrders()
  for (const { status, n } of rows) counts[status] = n
  return counts
}

/** The words that at least one order has exactly. */
export async function knownWords(db: Database, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const one = (word: string) => sql`select ${word}::text as word
    where exists (select from orders where words @@ ${lexeme(word)}::tsquery)`
  const { rows } = await db.execute<{ word: string }>(sql.join(words.map(one), sql` union all `))
  return new Set(rows.map(({ word }) => word))
}

/** Adds up counts of orders that are alike, which each change of an order adds to. */
export async function addUpCounts(db: Database): Promise<void> {
  await db.execute(sql`
    with many as (
      select day, status, payment_method, printing from order_counts
      group by 1, 2, 3, 4 having count(*) > 1
    ), gone as (
      delete from order_counts c using many m
      where (c.day, c.status, c.payment_method, c.printing)
        = (m.day, m.status, m.payment_method, m.printing)
      returning c.*
    )
    insert into order_counts
    select day, status, payment_method, printing, sum(n) from gone group by 1, 2, 3, 4
    having sum(n) <> 0`)
}
