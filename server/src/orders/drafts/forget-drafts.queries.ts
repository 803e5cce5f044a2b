import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'

/** How long a draft is kept that became no order. */
const keptDays = 180

/** Old drafts that became no order, with a limit; each is locked. */
export async function oldDrafts(tx: Transaction, most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from drafts d
    where state <> 'ordered' and updated_at < shop_now() - make_interval(days => ${keptDays})
      and exists (select from draft_items where draft_id = d.id)
    order by updated_at limit ${most} for update skip locked`)
  return rows.map(({ id }) => id)
}

/** The drafts of a person. */
export async function draftsOfPerson(tx: Transaction, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from drafts where user_id = ${userId} for update`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Deletes what drafts say of people. One that checkouts or orders name keeps its number, its state and
 * its total.
 */
export async function emptyDrafts(
  tx: Transaction,
  ids: readonly string[],
  name: string,
): Promise<void> {
  const these = sql`any(${sql.param([...ids])}::uuid[])`
  await tx.execute(sql`delete from draft_items where draft_id = ${these}`)
  await tx.execute(sql`delete from drafts d where id = ${these}
    and not exists (select from checkouts where draft_id = d.id)`)
  await tx.execute(sql`
    update drafts set customer = jsonb_build_object('name', ${name}::text, 'phone', '', 'email', null),
      address = null, note = null, decline_reason = null, approved_by = null, approved_how = null,
      buyer_gstin = null, buyer_legal_name = null, buyer_legal_address = null, delivered_to = null,
      link_id = null, state = case state when 'ordered' then state else 'ended' end
    where id = ${these}`)
}
