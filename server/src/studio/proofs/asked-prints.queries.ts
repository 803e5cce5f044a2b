import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { PrintedValue } from '@tohfa/print-engine/scene/personalisation'
import type { Finding } from '@tohfa/print-engine/scene/finding'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { proofApprovals, type proofs } from '#platform/database/schema/proof.tables.ts'
import { representativeArea } from '#studio/templates/representative-area.fragments.ts'
import { isPrintable, lockProofs } from './printable.fragments.ts'

/** A print that a person asked for on a product in a colour and size. */
export type AskedPrint = { hash: string; productId: string; color: string; size: string | null }

export type AskedProof = AskedPrint & {
  state: (typeof proofs.$inferSelect)['state']
  /** The area for the small picture; null until it is ready. */
  area: string | null
  areasInUse: number
  fieldValues: PrintedValue[]
  preflight: Finding[]
  /** Whether it still has what it is printed from. */
  isPrintable: boolean
}

/** What a person asked for, in the order of `prints`; undefined where they did not. */
export async function askedPrints(
  db: Database,
  userId: string,
  prints: readonly AskedPrint[],
): Promise<(AskedProof | undefined)[]> {
  if (prints.length === 0) return []
  const given = prints.map(({ hash, productId, color, size }, at) => ({
    at,
    hash,
    product_id: productId,
    color,
    size,
  }))
  const { rows } = await db.execute<AskedProof & { at: number }>(sql`
    select given.at, r.hash, r.product_id "productId", r.color, r.size, f.state,
      ${representativeArea(sql`f.pages`, sql`f.scene`)} "area",
      r.areas_in_use "areasInUse", r.field_values "fieldValues", r.preflight,
      ${isPrintable(sql`f`)} "isPrintable"
    from json_to_recordset(${JSON.stringify(given)}::json) as given
      (at int, hash text, product_id uuid, color text, size text)
    join proof_requests r on r.user_id = ${userId} and r.hash = given.hash
      and r.product_id = given.product_id and r.color = given.color
      and r.size is not distinct from given.size
    join proofs f on f.hash = r.hash`)
  return prints.map((_print, at) => rows.find((row) => row.at === at))
}

/** Nothing that these prints need goes from here to the end of the transaction. */
export async function lockAsked(
  tx: Transaction,
  userId: string,
  prints: readonly AskedPrint[],
): Promise<void> {
  if (prints.length === 0) return
  const hashes = sql.param(prints.map(({ hash }) => hash))
  await lockProofs(
    tx,
    sql`select hash from proof_requests where user_id = ${userId} and hash = any(${hashes}::text[])`,
  )
}

/** Approves once; the id of the approval, the earlier one where there is one. */
export async function putApproval(
  tx: Transaction,
  {
    hash,
    userId,
    productId,
    color,
    size,
    areasInUse,
    fieldValues,
  }: Pick<
    typeof proofApprovals.$inferInsert,
    'hash' | 'userId' | 'productId' | 'color' | 'size' | 'areasInUse' | 'fieldValues'
  >,
  ticked: string[],
): Promise<string> {
  const values = { id: v7(), hash, userId, productId, color, size, areasInUse, fieldValues, ticked }
  const [row] = await tx
    .insert(proofApprovals)
    .values(values)
    .onConflictDoUpdate({
      target: [
        proofApprovals.userId,
        proofApprovals.hash,
        proofApprovals.productId,
        proofApprovals.color,
        proofApprovals.size,
      ],
      set: { hash },
    })
    .returning({ id: proofApprovals.id })
  if (!row) throw new Error('the approval was not stored')
  return row.id
}
