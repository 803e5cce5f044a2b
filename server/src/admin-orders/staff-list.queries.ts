import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { end, start } from '../database/india-days.ts'
import { bitmapsOf, foundBeside } from './common-words.queries.ts'
import { type DaysOfPage, latestFirst, type Page } from './order-counts.queries.ts'
import type { OrderQuery } from './order-search.ts'
import { and, matching, type StaffFilter } from './staff-filter.queries.ts'

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

/** The ids of a page of what a search finds by common words: in the bitmaps of its days, and beside them. */
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
  const { status } = filter
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select one.id from (
        select day, bit_or(found.bitmap & of_status.bitmap) as bitmap
        from (${bitmapsOf(filter, common)}) found join order_status_bitmaps of_status using (day)
        where ${and([sql`day = any(${list})`, status && sql`status = ${status}`])} group by day
      ) hits join order_days using (day),
        unnest(order_ids) with ordinality one (id, place) where get_bit(bitmap, place::int - 1) = 1
      union all
      select id from (${foundBeside(query, common)}) beside
      where india_day(created_at) = any(${list})
    ) found join orders using (id) where ${matching({ ...filter, search: undefined })}
    order by created_at ${order}, id ${order}
    limit ${page.limit} offset ${page.offset - (days[0]?.before ?? 0)}`)
  return rows.map(({ id }) => id)
}

/** The ids of a page of few orders, sorted once they are found. */
export async function pageOfFew(db: Database, filter: StaffFilter, page: Page): Promise<string[]> {
  const order = latestFirst(page)
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as materialized (select id, created_at from orders where ${matching(filter)})
    select id from found order by created_at ${order}, id ${order}
    limit ${page.limit} offset ${page.offset}`)
  return rows.map(({ id }) => id)
}
