import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/transaction.ts'

/**
 * The people who requested or approved the proof of a hash: any of their photos has the same bytes.
 */
export const askersOf = (hash: SQL): SQL => sql`(
  select user_id from proof_requests where hash = ${hash}
  union all select user_id from proof_approvals where hash = ${hash})`

/** The photos on a proof, named by its table, as JSON strings of their sha256. */
const photosOn = (proof: SQL): SQL =>
  sql`jsonb_path_query(${proof}.scene, '$.areas[*].items[*].file ? (@ != null)')`

/**
 * Locks proofs and their photos by recording that they are used. The statement runs before
 * `isPrintable` is checked. Until the transaction ends nobody can delete them, and an earlier
 * deletion is visible.
 *
 * @param hashes of the proofs, as a query
 */
export async function lockProofs(tx: Transaction, hashes: SQL): Promise<void> {
  await tx.execute(sql`
    with proof as (
      update proofs set used_at = shop_now() where hash in (${hashes}) returning hash, scene)
    update studio_photos photo set used_at = shop_now()
    from proof, ${photosOn(sql`proof`)} file
    where photo.sha256 = file #>> '{}' and photo.owner in ${askersOf(sql`proof.hash`)}`)
}

/** Whether a proof, named by its table, has its press files or all photos that they are drawn from. */
export const isPrintable = (proof: SQL): SQL => sql`(${proof}.has_press_files or not exists (
  select from ${photosOn(proof)} file
  where not exists (
    select from studio_photos photo where photo.sha256 = file #>> '{}' and photo.owner in ${askersOf(sql`${proof}.hash`)})))`
