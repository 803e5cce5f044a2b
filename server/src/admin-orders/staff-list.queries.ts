import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { bitmapsOf, foundBeside } from './common-words.queries.ts'
import { end, start } from '../database/india-days.ts'
import type { OrderQuery } from './order-search.ts'
import { alike, and, countedRows, matching, type StaffFilter } from './staff-filter.queries.ts'

export type Page = { isOldestFirst: boolean; offset: number; limit: number }

const latestFirst = (isOldestFirst: boolean) => sql.raw(isOldestFirst ? 'asc' : 'desc')

/** The ids of a page. What is behind many others is found by the day in which it begins. */
export async function pageOfIds(db: Database, filter: StaffFilter, page: Page): Promise<string[]> {
  const from = page.offset > 0 ? await beginning(db, filter, page) : { skip: 0, bound: undefined }
  if (!from) return []
  const order = latestFirst(page.isOldestFirst)
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from orders where ${and([matching(filter), from.bound])}
    order by created_at ${order}, id ${order} limit ${page.limit} offset ${from.skip}`)
  return rows.map(({ id }) => id)
}

type Beginning = { skip: number; bound: SQL | undefined }

/** The day in which a page begins, and how many orders of it come before; nothing behind the last page. */
async function beginning(
  db: Database,
  filter: StaffFilter,
  page: Page,
): Promise<Beginning | undefined> {
  const [first] = await daysOfPage(db, filter, { ...page, limit: 1 })
  if (!first) return undefined
  const bound = page.isOldestFirst
    ? sql`created_at >= ${start(first.day)}`
    : sql`created_at < ${end(first.day)}`
  return { skip: page.offset - first.before, bound }
}

/** The days in which the orders of a page lie, and how many come before each. */
async function daysOfPage(
  db: Database,
  filter: StaffFilter,
  { isOldestFirst, offset, limit }: Page,
): Promise<{ day: string; before: number }[]> {
  const { rows } = await db.execute<{ day: string; before: number }>(sql`
    select day::text, before::int from (
      select day, n, sum(n) over (order by day ${latestFirst(isOldestFirst)}) - n as before
      from (select day, sum(n) as n from ${countedRows(filter)} group by day having sum(n) > 0) days
    ) placed where before < ${offset + limit} and before + n > ${offset} order by before`)
  return rows
}

/** The ids of a page of what a search finds by common words: in the bitmaps of its days, and beside them. */
export async function pageOfCommon(
  db: Database,
  filter: StaffFilter,
  search: OrderQuery & Required<Pick<OrderQuery, 'common'>>,
  page: Page,
): Promise<string[]> {
  const days = await daysOfPage(db, filter, page)
  const [first] = days
  if (!first) return []
  const list = sql`array[${sql.join(
    days.map(({ day }) => sql`${day}::date`),
    sql`, `,
  )}]`
  const order = latestFirst(page.isOldestFirst)
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select one.id from (
        select day, bit_or(found.bitmap & alike.bitmap) as bitmap
        from (${bitmapsOf(search.common.terms)}) found join order_bitmaps alike using (day)
        where ${and([sql`day = any(${list})`, ...alike(filter)])} group by day
      ) hits join order_days using (day),
        unnest(order_ids) with ordinality one (id, place) where get_bit(bitmap, place::int - 1) = 1
      union all
      select id from (${foundBeside(search.query, search.common)}) beside
      where india_day(created_at) = any(${list})
    ) found join orders using (id) where ${matching({ ...filter, search: undefined })}
    order by created_at ${order}, id ${order} limit ${page.limit} offset ${page.offset - first.before}`)
  return rows.map(({ id }) => id)
}

/** The ids of a page of few orders, sorted once they are found. */
export async function pageOfFew(
  db: Database,
  filter: StaffFilter,
  { isOldestFirst, offset, limit }: Page,
): Promise<string[]> {
  const order = latestFirst(isOldestFirst)
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as materialized (select id, created_at from orders where ${matching(filter)})
    select id from found order by created_at ${order}, id ${order} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}
