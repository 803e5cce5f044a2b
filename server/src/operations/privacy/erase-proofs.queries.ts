import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'

/** Deletes print jobs with their data, also from sheets shared with other people's prints. */
export async function dropJobs(tx: Transaction, jobs: SQL): Promise<void> {
  await tx.execute(sql`update gang_sheets set pieces = (
    select coalesce(jsonb_agg(piece order by at), '[]')
    from jsonb_array_elements(pieces) with ordinality as laid (piece, at)
    where not piece ->> 'id' in (select id::text from print_jobs where ${jobs}))
    where exists (select from jsonb_array_elements(pieces) piece join print_jobs j
      on j.id::text = piece ->> 'id' where ${jobs})`)
  await tx.execute(sql`delete from gang_sheets where pieces = '[]'`)
  await tx.execute(sql`delete from print_jobs where ${jobs}`)
}

/**
 * Erases a person's prints and gift cards. Their orders, which are finished by now, lose the
 * reference to their proofs. The print jobs' data goes too. The price of a piece stays.
 */
export async function erasePrints(tx: Transaction, id: string): Promise<void> {
  const approvals = sql`(select id from proof_approvals where user_id = ${id})`
  for (const lines of ['order_items', 'checkout_lines'])
    await tx.execute(sql`update ${sql.identifier(lines)}
      set approval_id = null where approval_id in ${approvals}`)
  await dropJobs(
    tx,
    sql`(approval_id in ${approvals} or order_item_id is null
      and order_id in (select id from orders where user_id = ${id}))`,
  )
  await tx.execute(sql`delete from proof_approvals where user_id = ${id}`)
  await tx.execute(sql`delete from proof_requests where user_id = ${id}`)
}
