import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { and, countedRows, end, matching, type StaffFilter, start } from './staff-filter.queries.ts'

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
  { isOldestFirst, offset }: Page,
): Promise<Beginning | undefined> {
  const { rows } = await db.execute<{ day: string; before: number }>(sql`
    select day::text, before::int from (
      select day, n, sum(n) over (order by day ${latestFirst(isOldestFirst)}) - n as before
      from (select day, sum(n) as n from ${countedRows(filter)} group by day having sum(n) > 0) days
    ) placed where before <= ${offset} and before + n > ${offset}`)
  const [first] = rows
  if (!first) return undefined
  const bound = isOldestFirst
    ? sql`created_at >= ${start(first.day)}`
    : sql`created_at < ${end(first.day)}`
  return { skip: offset - first.before, bound }
}

/**
 * The ids of a page of what a search found. Few are sorted once the words have found them; among many
 * the next ones are soon met in the order of time.
 */
export async function pageOfMatches(
  db: Database,
  filter: StaffFilter,
  { isOldestFirst, offset, limit }: Page,
  isFew: boolean,
): Promise<string[]> {
  const order = latestFirst(isOldestFirst)
  const found = sql`select id, created_at from orders where ${matching(filter)}`
  const sorted = sql`order by created_at ${order}, id ${order} limit ${limit} offset ${offset}`
  const { rows } = await db.execute<{ id: string }>(
    isFew
      ? sql`with found as materialized (${found}) select id from found ${sorted}`
      : sql`${found} ${sorted}`,
  )
  return rows.map(({ id }) => id)
}
