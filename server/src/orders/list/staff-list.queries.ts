import { sql } from 'drizzle-orm'
import type { Danger } from '@tohfa/contract/fulfilment/dangers'
import type { HandPayment } from '@tohfa/contract/orders/drafts/draft-states'
import type { Database } from '#platform/database/connect.ts'
import { end, start } from '#platform/database/india-days.ts'
import { danger, isEndangered, withParcel } from '#orders/order/endangered.fragments.ts'
import { matchesOutsideBitmaps, foundByStatus } from './common-words.queries.ts'
import { type DaysOfPage, latestFirst, type Page } from './order-counts.queries.ts'
import type { OrderQuery } from './order-search.ts'
import { equalsFilter, and, matching, type StaffFilter } from './staff-filter.queries.ts'

/** The ids of a page: the first orders that match, or from the day on in which the page begins. */
export async function pageOfIds(
  db: Database,
  filter: StaffFilter,
  page: Page,
  [first]: DaysOfPage,
): Promise<string[]> {
  const order = latestFirst(page)
  const bound =
    first &&
    (page.isOldestFirst
      ? sql`created_at >= ${start(first.day)}`
      : sql`created_at < ${end(first.day)}`)
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from orders where ${and([matching(filter), bound])}
    order by created_at ${order}, id ${order}
    limit ${page.limit} offset ${page.offset - (first?.before ?? 0)}`)
  return rows.map(({ id }) => id)
}

/**
 * The ids of a page of matches by common words: from the bitmaps of its days, and from the orders
 * outside them.
 */
export async function pageOfCommon(
  db: Database,
  filter: StaffFilter,
  { query, common }: Required<OrderQuery>,
  page: Page,
  days: DaysOfPage,
): Promise<string[]> {
  const list = sql`array[${sql.join(
    days.map(({ day }) => sql`${day}::date`),
    sql`, `,
  )}]`
  const order = latestFirst(page)
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select order_ids[place] as id from (
        -- What stands between two ones is how far the next is from the last; behind the last one is no other.
        select day, n < count(*) over (partition by day) as is_one,
          sum(length(zeros) + 1) over (partition by day order by n) as place
        from (
          select day, bit_or(bitmap)::text as bits from (${foundByStatus(filter, common)}) found
          where day = any(${list}) group by day
        ) of_days, unnest(string_to_array(bits, '1')) with ordinality runs (zeros, n)
      ) places join order_days using (day) where is_one
      union all
      select id from (${matchesOutsideBitmaps(query, common)}) beside
      where ${and([...equalsFilter(filter), sql`india_day(created_at) = any(${list})`])}
    ) found join orders using (id) where ${matching({ late: filter.late, dueSince: filter.dueSince })}
    order by created_at ${order}, id ${order}
    limit ${page.limit} offset ${page.offset - (days[0]?.before ?? 0)}`)
  return rows.map(({ id }) => id)
}

/** The ids of a page of few orders, sorted once they are found. */
export async function pageOfRareMatches(
  db: Database,
  filter: StaffFilter,
  page: Page,
): Promise<string[]> {
  const order = latestFirst(page)
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as materialized (select id, created_at from orders where ${matching(filter)})
    select id from found order by created_at ${order}, id ${order}
    limit ${page.limit} offset ${page.offset}`)
  return rows.map(({ id }) => id)
}

/** Why the promised days of these orders may not be met; only of those whose buyers got the mail. */
export async function dangersOf(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, Danger>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; danger: Danger }>(sql`
    select orders.id, coalesce(${danger}, 'delayed') danger from orders ${withParcel}
    where orders.id in ${ids} and ${isEndangered}`)
  return new Map(rows.map((row) => [row.id, row.danger]))
}

/** How staff were paid for those of these orders that were paid by hand. */
export async function handPaymentsOf(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, HandPayment>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; kind: HandPayment }>(sql`
    select order_id id, kind from payments where order_id in ${ids} and kind <> 'provider'`)
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}
