import { type SQL, sql } from 'drizzle-orm'
import { orderStatuses, type OrderStatus } from '@tohfa/contract/orders'
import type { Database } from '../database/connect.ts'
import { lexeme } from './order-search.ts'
import { countedRows, matching, type StaffFilter } from './staff-filter.queries.ts'

export type StatusCounts = Record<OrderStatus, number>

const noOrders = (): StatusCounts =>
  Object.fromEntries(orderStatuses.map((status) => [status, 0])) as StatusCounts

async function counts(db: Database, statement: SQL): Promise<StatusCounts> {
  const { rows } = await db.execute<{ status: OrderStatus; n: number }>(statement)
  const all = noOrders()
  for (const { status, n } of rows) all[status] = n
  return all
}

/** How many orders stand in each status, whichever is asked for, by the counts of their days. */
export function countDays(db: Database, filter: StaffFilter): Promise<StatusCounts> {
  const rows = countedRows({ ...filter, status: undefined })
  return counts(db, sql`select status, sum(n)::int as n from ${rows} group by 1 having sum(n) > 0`)
}

/** The same where the orders themselves are counted, for there are few. */
export function countFew(db: Database, filter: StaffFilter): Promise<StatusCounts> {
  const where = matching({ ...filter, status: undefined })
  return counts(db, sql`select status, count(*)::int as n from orders where ${where} group by 1`)
}

/** Which of some words some order has, to the letter. */
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
