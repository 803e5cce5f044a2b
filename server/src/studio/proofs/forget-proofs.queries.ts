import { type SQL, sql } from 'drizzle-orm'
import { ordersOver } from '@tohfa/contract/orders/order-moves'
import { daysOfProof } from '@tohfa/contract/studio/proofs'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { noneOf } from '#platform/database/one-of.ts'
import { proofs } from '#platform/database/schema/proof.tables.ts'
import { unknownKeys } from '#platform/media/unknown-keys.queries.ts'
import { approvalsInUse } from '#studio/photos/prints-in-use.queries.ts'

const unused = sql`p.used_at < shop_now() - make_interval(days => ${daysOfProof})`

/** Deletes old approvals without a cart or an order; returns their number. */
export async function deleteOldApprovals(tx: Transaction, most: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from proof_approvals where id in (
      select a.id from proof_approvals a join proofs p on p.hash = a.hash
      where ${unused}
        and not exists (select from cart_lines where approval_id = a.id)
        and not exists (select from checkout_lines where approval_id = a.id)
        and not exists (select from order_items where approval_id = a.id)
        and not exists (select from draft_items where approval_id = a.id)
        and not exists (select from print_jobs where approval_id = a.id)
      order by p.used_at limit ${most} for update of a skip locked)`)
  return rowCount ?? 0
}

/** Deletes old proofs that nobody approved, with their requests; returns their hashes. */
export const deleteOldProofs = (tx: Transaction, most: number): Promise<string[]> =>
  hashesOf(
    tx,
    sql`delete from proofs where hash in (
      select p.hash from proofs p
      where ${unused} and not exists (select from proof_approvals where hash = p.hash)
        and not exists (select from print_jobs where card_hash = p.hash)
        and not exists (select from draft_items where hash = p.hash)
      order by p.used_at limit ${most} for update skip locked)
    returning hash`,
  )

/** Marks the proofs of finished orders whose press files may be deleted; returns them. */
export const letPressFilesGo = (tx: Transaction, most: number): Promise<string[]> =>
  hashesOf(
    tx,
    sql`update proofs set has_press_files = false where hash in (
      select p.hash from proofs p
      where ${unused} and p.has_press_files and not exists (
        select from proof_approvals a where a.hash = p.hash and a.id in ${approvalsInUse})
        and not exists (select from print_jobs j join orders o on o.id = j.order_id
          where j.card_hash = p.hash and ${noneOf('o.status', ordersOver)})
      order by p.used_at limit ${most} for update skip locked)
    returning hash`,
  )

/** Deletes the proofs without requests and approvals, all or of these hashes; returns their hashes. */
export const deleteUnasked = (tx: Transaction, hashes?: readonly string[]): Promise<string[]> =>
  hashesOf(
    tx,
    sql`delete from proofs p
    where not exists (select from proof_requests where hash = p.hash)
      and not exists (select from proof_approvals where hash = p.hash)
      and not exists (select from print_jobs where card_hash = p.hash)
      and not exists (select from draft_items where hash = p.hash)
      ${hashes ? sql`and p.hash = any(${sql.param([...hashes])}::text[])` : sql``}
    returning hash`,
  )

async function hashesOf(tx: Transaction, statement: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ hash: string }>(statement)
  return rows.map(({ hash }) => hash)
}

/** Those of these keys that name no proof. */
export const unknownProofs = (db: Database, keys: string[]): Promise<string[]> =>
  unknownKeys(db, keys, proofs.hash)
