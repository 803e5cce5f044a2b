import { type SQL, sql } from 'drizzle-orm'
import { matchesOutsideBitmaps, foundByStatus } from './common-words.queries.ts'
import type { OrderQuery } from './order-search.ts'
import { equalsFilter, and, hasWords, isLate, type StaffFilter } from './staff-filter.queries.ts'

/**
 * The matching days, each row a number of orders of one status; for a search of common words, or
 * for none.
 */
export function countedRows(filter: StaffFilter): SQL {
  const { late, search, from, to } = filter
  const each = (n: number) => sql`select india_day(created_at) as day, status, ${n}::int as n
    from orders where ${and([...equalsFilter(filter), isLate(filter), search && hasWords(search)])}`
  const all = search?.common
    ? foundRows(filter, search.query, search.common)
    : sql`select day, status, n from order_counts where ${and(equalsFilter(filter))}`
  const days = and([
    from === undefined ? undefined : sql`day >= ${from}::date`,
    to === undefined ? undefined : sql`day <= ${to}::date`,
  ])
  const rows = late ? each(1) : late === false ? sql`${all} union all ${each(-1)}` : all
  return sql`(select day, status, n from (${rows}) of_all where ${days}) counted`
}

function foundRows(
  filter: StaffFilter,
  query: string,
  common: NonNullable<OrderQuery['common']>,
): SQL {
  return sql`
    select day, status, bit_count(bitmap)::int as n from (${foundByStatus(filter, common)}) found
    union all
    select india_day(created_at), status, 1
    from (${matchesOutsideBitmaps(query, common)}) beside where ${and(equalsFilter(filter))}`
}
