import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/connect.ts'
import {
  statusBitmaps,
  idsOfDays,
  isPlain,
  tokensOf,
  tokenBitmaps,
} from './order-bitmaps.fragments.ts'

/** A word in fewer orders is looked up in the index of words each time. */
const fewestOrders = 4_000
/** The sample size for finding common words. */
const sampled = 10_000
/** Names the lock under which one process makes bitmaps. */
const lock = 7_036_821_903

const kept = [
  {
    table: sql`order_token_bitmaps`,
    key: sql`token, day`,
    value: sql`bitmap`,
    fresh: tokenBitmaps,
  },
  {
    table: sql`order_status_bitmaps`,
    key: sql`day, status`,
    value: sql`bitmap`,
    fresh: statusBitmaps,
  },
  { table: sql`order_days`, key: sql`day`, value: sql`order_ids`, fresh: idsOfDays },
]

/** The days that have changed since their bitmaps were made, the latest first. */
export async function changedDays(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(
    sql`select day::text from order_day_changes group by 1 order by 1 desc`,
  )
  return rows.map(({ day }) => day)
}

/** Makes the bitmaps of a day, unless it has not changed; not while another process makes some. */
export async function makeBitmaps(tx: Transaction, of: string): Promise<void> {
  const { rows } = await tx.execute<{ isMine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lock}) as "isMine"`,
  )
  if (!rows[0]?.isMine) return
  const day = sql`${of}::date`
  // Runs before the orders are read, so that later statements see every change whose row it
  // deletes.
  const noted = await tx.execute(sql`delete from order_day_changes where day = ${day}`)
  if (noted.rowCount === 0) return
  // Unchanged rows are skipped: most of a day’s words stay when one of its orders moves.
  for (const { table, key, value, fresh } of kept)
    await tx.execute(sql`
      with fresh as materialized (${fresh(sql`select ${day} as day`)}),
      gone as (
        delete from ${table} where day = ${day} and (${key}) not in (select ${key} from fresh))
      insert into ${table} as old (${key}, ${value}) select ${key}, ${value} from fresh
      on conflict (${key}) do update set ${value} = excluded.${value}
      where old.${value} is distinct from excluded.${value}`)
}

/**
 * Chooses by a sample the tokens that get bitmaps: adds new common ones, and drops those that are
 * clearly no longer common. A new token requires all days to be built again.
 *
 * @param fewest orders that have a common token
 */
export async function chooseCommonTokens(tx: Transaction, fewest = fewestOrders): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
  const { rows } = await tx.execute<{ total: number }>(
    sql`select coalesce(sum(n), 0)::int as total from order_counts`,
  )
  const total = rows[0]?.total ?? 0
  const percent = Math.min(100, (100 * sampled) / Math.max(1, total))
  await tx.execute(sql`
    with sample as materialized (
      select id, words from orders tablesample system (${percent}) repeatable (1)),
    words as materialized (
      select id, word from sample, unnest(tsvector_to_array(words)) word where ${isPlain}),
    found as materialized (
      select token, count(distinct id) * ${total}::float8 / (select count(*) from sample) as n
      from (${tokensOf(sql`id`)}) known group by 1),
    gone as (
      delete from common_tokens
      where token not in (select token from found where n >= ${fewest / 2}) returning token),
    forgotten as (
      delete from order_token_bitmaps where token in (select token from gone)),
    chosen as (
      insert into common_tokens select token from found where n >= ${fewest}
      on conflict do nothing returning token)
    insert into order_day_changes select day from order_days where exists (select from chosen)`)
}
