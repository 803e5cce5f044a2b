import { sql } from 'drizzle-orm'
import type { Database } from '../server/src/platform/database/connect.ts'

/** Prints that are not printed yet, and the tries to draw one that were broken off. */
export async function countPrints(db: Database): Promise<{ left: number; drawnAgain: number }> {
  const { rows } = await db.execute<{ left: number; drawnAgain: number }>(sql`
    select count(*) filter (where state <> 'printed')::int as left,
      coalesce(sum(greatest(tries - 1, 0)), 0)::int as "drawnAgain" from print_jobs`)
  const [counted] = rows
  if (!counted) throw new Error('nothing was counted')
  return counted
}

/**
 * As if the time was over that a drawing may take: what a killed process drew is begun again by another,
 * and what is drawn at this moment is drawn a second time beside.
 */
export async function hurryPrints(db: Database): Promise<void> {
  await db.execute(sql`update pgboss.job set started_on = now() - interval '1 hour'
    where state = 'active' and name in ('render-proof', 'render-print')`)
}

/** As if it was ten minutes later: what nobody seems to draw any more is begun again. */
export async function recoverPrints(db: Database): Promise<void> {
  await db.execute(sql`update print_jobs set updated_at = now() - interval '1 hour'
    where state in ('queued', 'rendering')`)
  await db.execute(sql`insert into pgboss.job (name, data) values ('recover-prints', '{}')`)
}
