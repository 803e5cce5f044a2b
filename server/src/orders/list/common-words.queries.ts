import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { end, start } from '#platform/database/india-days.ts'
import { paymentToken, printingToken } from './order-bitmaps.fragments.ts'
import type { OrderQuery } from './order-search.ts'
import type { StaffFilter } from './staff-filter.queries.ts'

type Common = NonNullable<OrderQuery['common']>

/** While more days have changed, the bitmaps of the others spare too little. */
const mostChanged = 30
// Uses a hash table, whatever the planner's row estimate of the notes.
const isUnchanged = (day: SQL) => sql`${day} not in (select day from order_day_changes)`
const columns = sql.raw('id, created_at, status, payment_method, printing, words')

/** Which of some tokens have bitmaps that are of use now. */
export async function commonTokens(db: Database, tokens: readonly string[]): Promise<string[]> {
  if (tokens.length === 0) return []
  const { rows } = await db.execute<{ token: string }>(sql`
    select token from common_tokens where token in ${tokens}
      and (select count(distinct day) from order_day_changes) <= ${mostChanged}`)
  return rows.map(({ token }) => token)
}

/** The orders matching common words: a bitmap of each status and each unchanged day. */
export function foundByStatus({ status, payment, printing }: StaffFilter, { terms }: Common): SQL {
  const single = terms.flatMap(([spelling, ...others]) =>
    spelling && others.length === 0 ? spelling : [],
  )
  const tokens = [
    ...single.map((token) => sql`${token}`),
    ...(payment ? [paymentToken(sql`${payment}::text`)] : []),
    ...(printing ? [printingToken(sql`${printing}::text`)] : []),
  ]
  const found = intersect([
    ...(tokens.length > 0 ? [withAll(tokens)] : []),
    ...terms.filter((spellings) => spellings.length > 1).map(withAny),
  ])
  return sql`
    select day, status, found.bitmap & of_status.bitmap as bitmap
    from (${found}) found join order_status_bitmaps of_status using (day)
    where ${isUnchanged(sql`of_status.day`)} and ${status ? sql`status = ${status}` : sql`true`}`
}

/**
 * The orders that have all of some tokens; null for a day without an order that has one of them.
 */
function withAll(tokens: readonly SQL[]): SQL {
  const list = sql.join([...tokens], sql`, `)
  // As a condition on groups it would be taken for one that hardly any meets.
  return sql`select day, case when count(*) = (select count(distinct token) from unnest(array[${list}]) token)
      then bit_and(bitmap) end as bitmap
    from order_token_bitmaps where token in (${list}) group by day`
}

/** The orders that have all tokens of any spelling. */
function withAny(spellings: string[][]): SQL {
  const all = spellings.map((tokens) => withAll(tokens.map((token) => sql`${token}`)))
  return sql`select day, bit_or(bitmap) as bitmap
    from (${sql.join(all, sql` union all `)}) spellings group by day`
}

/** The orders that are in each of some bitmaps. */
function intersect(parts: readonly SQL[]): SQL {
  const [first, ...others] = parts
  if (first && others.length === 0) return first
  const [one, ...more] = parts.map((part, n) => sql`(${part}) ${sql.raw(`p${n}`)}`)
  const bitmaps = parts.map((_, n) => sql.raw(`p${n}.bitmap`))
  const joined = more.map((each) => sql` join ${each} using (day)`)
  return sql`select day, ${sql.join(bitmaps, sql` & `)} as bitmap from ${one}${sql.join(joined)}`
}

/** The matches that no bitmap covers: on days that changed, and by rare words. */
export function matchesOutsideBitmaps(query: string, { query: common, rest }: Common): SQL {
  const ofChanged = sql`
    select ${columns} from (
      select o.* from (select distinct day from order_day_changes) d
      join orders o on o.created_at >= ${start(sql`d.day`)} and o.created_at < ${end(sql`d.day`)}
      offset 0 -- few are read, by their time; else the index of words would find the orders of all days
    ) of_changed where words @@ ${query}::tsquery`
  if (rest === undefined) return ofChanged
  return sql`${ofChanged}
    union all
    select ${columns} from (
      select ${columns} from orders where words @@ ${rest}::tsquery offset 0
    ) rare where words @@ ${query}::tsquery and not words @@ ${common}::tsquery
      and ${isUnchanged(sql`india_day(created_at)`)}`
}
