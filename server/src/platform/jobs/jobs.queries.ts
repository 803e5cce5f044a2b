import { type SQL, sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Database, Transaction } from '#platform/database/connect.ts'

/** Failed jobs of a kind without attempts left; `said` is the last error. */
export type FailedJobs = { name: string; count: number; lastAt: Date; said: string }

/** The kinds with jobs that failed permanently within the last week, the newest failure first. */
export async function failedJobs(db: Database): Promise<FailedJobs[]> {
  const { rows } = await db.execute<{ name: string; n: number; last_at: string; said: string }>(sql`
    select name, count(*)::int as n, max(completed_on)::text as last_at,
      coalesce((array_agg(output ->> 'message' order by completed_on desc))[1], '') as said
    from pgboss.job
    where state = 'failed' and completed_on > now() - interval '7 days'
    group by name order by max(completed_on) desc`)
  return rows.map(({ name, n, last_at, said }) => ({
    name,
    count: n,
    lastAt: new Date(last_at),
    said,
  }))
}

/** Those of the kinds that have a due job that no process has started. */
export async function dueKinds(boss: PgBoss, kinds: string[]): Promise<string[]> {
  const { rows } = await boss.getDb().executeSql(
    `select kind from unnest($1::text[]) as kind where exists (
       select from pgboss.job
       where name = kind and state < 'active' and not blocked and start_after <= pgboss.job_now())`,
    [kinds],
  )
  return (rows as { kind: string }[]).map(({ kind }) => kind)
}

/** Deletes the jobs with an e-mail in their data or error, in any case. */
export async function forgetInJobs(tx: Transaction, email: string): Promise<void> {
  const speaksOfIt = (column: SQL) => sql`position(lower(${email}) in lower(${column}::text)) > 0`
  await tx.execute(sql`delete from pgboss.job where ${speaksOfIt(sql`data`)}`)
  await tx.execute(sql`update pgboss.job set output = null where ${speaksOfIt(sql`output`)}`)
}
