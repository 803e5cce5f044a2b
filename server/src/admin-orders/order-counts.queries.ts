import { type SQL, sql } from 'drizzle-orm'
import { orderStatuses, type OrderStatus } from '@tohfa/contract/orders'
import type { Database } from '../database/connect.ts'
import { lexeme } from './order-search.ts'
import { countedRows, matching, type StaffFilter } from './staff-filter.queries.ts'

export type StatusCounts = Record<OrderStatus, number>

/** How many orders that a search finds are all looked at; it may find every order there is. */
export const mostFound = 2_000
/** Orders in statuses with no more than so many together are counted all the same. */
const fewOrders = 10_000

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

/** The same for what lies on a pile: all of it is looked at, for little is. */
export function countPile(db: Database, filter: StaffFilter): Promise<StatusCounts> {
  const where = matching({ ...filter, status: undefined })
  return counts(db, sql`select status, count(*)::int as n from orders where ${where} group by 1`)
}

/** The same for what a search finds; no more than `mostFound` orders are looked at. */
export function countFound(db: Database, filter: StaffFilter): Promise<StatusCounts> {
  const where = matching({ ...filter, status: undefined })
  return counts(
    db,
    sql`select status, count(*)::int as n from (
      select status from orders where ${where} limit ${mostFound}) found group by 1`,
  )
}

/**
 * The same where a search finds more: exact for the statuses that have few orders at all, as those that
 * are worked on do; of the one that is asked for no more than `mostFound`.
 */
export async function countFew(db: Database, filter: StaffFilter): Promise<Partial<StatusCounts>> {
  const all = await countDays(db, { dueSince: {} })
  const few: OrderStatus[] = []
  let sum = 0
  for (const status of orderStatuses.toSorted((a, b) => all[a] - all[b])) {
    sum += all[status]
    if (sum <= fewOrders) few.push(status)
  }
  const asked = filter.status
  const limited = asked && !few.includes(asked) ? asked : undefined
  const others = matching({ ...filter, status: undefined, search: undefined })
  const [exact, most] = await Promise.all([
    few.length === 0
      ? undefined
      : counts(
          db,
          // Read by their status: the words alone may find a hundred times as many.
          sql`with few as materialized (
              select status, words from orders where status in ${few} and ${others}
            ) select status, count(*)::int as n from few
            where words @@ ${filter.search}::tsquery group by 1`,
        ),
    limited &&
      counts(
        db,
        sql`select ${limited}::text as status, count(*)::int as n from (
          select from orders where ${matching(filter)} limit ${mostFound}) found`,
      ),
  ])
  return {
    ...(exact && Object.fromEntries(few.map((status) => [status, exact[status]]))),
    ...(limited && most && { [limited]: most[limited] }),
  }
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
