import { sql } from 'drizzle-orm'
import type { Database } from '../server/src/platform/database/connect.ts'
import { count, must } from './checks.ts'

/** Of each proof that somebody approved the sha256 of its file for the press, by area. */
export type Approved = Map<string, Map<string, string>>
/** An order that was answered, and what was approved for its one line. */
export type PrintedOrder = { id: string; userId: string; hash: string }

type Line = { id: string; jobs: number; fits: boolean; hash: string | null; owner: string }

/** Every order that was answered is there, and nothing else; each line has one job, which was done once. */
export async function expectPrintsAsOrdered(
  db: Database,
  orders: readonly PrintedOrder[],
  approved: Approved,
): Promise<void> {
  const { rows } = await db.execute<Line>(sql`
    select o.id, count(j.id)::int as jobs, min(a.hash) as hash, min(a.user_id::text) as owner,
      coalesce(bool_and(j.approval_id = i.approval_id and j.order_id = o.id), false) as fits
    from orders o join order_items i on i.order_id = o.id
    left join proof_approvals a on a.id = i.approval_id
    left join print_jobs j on j.order_item_id = i.id
    where o.user_id = any(${sql.param([...new Set(orders.map(({ userId }) => userId))])}::uuid[])
    group by o.id, i.id`)
  const lines = new Map(rows.map((line) => [line.id, line]))
  must(rows.length === orders.length, `${orders.length} printed orders have ${rows.length} lines`)
  for (const { id, userId, hash } of orders) {
    const line = lines.get(id)
    must(line !== undefined, `the order ${id} is lost`)
    must(line.jobs === 1 && line.fits, `the line of ${id} has ${line.jobs} prints`)
    must(line.hash === hash && line.owner === userId, `${id} is printed as somebody else approved`)
    must(approved.has(hash), `nobody approved what ${id} is printed with`)
  }
  const jobs = await count(db, sql`print_jobs`)
  must(jobs === orders.length, `${orders.length} printed orders have ${jobs} prints`)
  await expectEachStepOnce(db)
}

async function expectEachStepOnce(db: Database): Promise<void> {
  for (const step of ['ready', 'printing', 'printed']) {
    const twice = sql`print_jobs j where 1 <> (
      select count(*) from print_job_events e where e.print_job_id = j.id and e.to_state = ${step})`
    const found = await count(db, twice)
    must(found === 0, `${found} prints did not become ${step} exactly once`)
  }
}
