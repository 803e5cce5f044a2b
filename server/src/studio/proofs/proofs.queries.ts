import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { StoredPhotograph } from '@tohfa/contract/studio/photographs'
import { photographsOf } from '#studio/photographs/photographs.fragments.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { askersOf } from './printable.fragments.ts'
import { products } from '#platform/database/schema/catalog.tables.ts'
import { productStudios } from '#platform/database/schema/design.tables.ts'
import {
  proofApprovals,
  type ProofPage,
  proofRequests,
  proofs,
} from '#platform/database/schema/proof.tables.ts'

export type { ProofPage } from '#platform/database/schema/proof.tables.ts'
export type ProofRow = typeof proofs.$inferSelect
export type RequestRow = typeof proofRequests.$inferSelect & {
  /** The current prices of the product's studio; null when it has none. */
  surchargePaise: number | null
  extraAreaPaise: number | null
  /** Of the product; null when it is gone. */
  category: string | null
  photographs: StoredPhotograph[]
}

export async function findProof(db: Database, hash: string): Promise<ProofRow | undefined> {
  const [row] = await db.select().from(proofs).where(eq(proofs.hash, hash))
  return row
}

/** What a product of a proof looks like, in a colour that the proof was requested for. */
export type RequestedLook = { color: string; category: string; photographs: StoredPhotograph[] }
/** A product has fewer colours. */
const mostLooks = 60

/**
 * The looks of a product of a proof, the latest requested first: of this product and colour, or of
 * all.
 */
export async function findLooks(
  db: Database,
  { hash, product, colorName }: { hash: string; product?: string; colorName?: string },
): Promise<RequestedLook[]> {
  return db
    .select({
      color: proofRequests.color,
      category: products.category,
      photographs: photographsOf(sql`${products.id}`, sql`${proofs.blank} ->> 'id'`),
    })
    .from(proofRequests)
    .innerJoin(products, eq(products.id, proofRequests.productId))
    .innerJoin(proofs, eq(proofs.hash, proofRequests.hash))
    .where(
      and(
        eq(proofRequests.hash, hash),
        product ? eq(sql`${proofRequests.productId}::text`, product) : undefined,
        colorName === undefined ? undefined : eq(proofRequests.color, colorName),
      ),
    )
    .orderBy(desc(proofRequests.askedAt))
    .limit(mostLooks)
}

/** Stores a proof, or records its use; a failed one is queued again. Returns its new state. */
export async function putProof(
  tx: Transaction,
  proof: Pick<ProofRow, 'hash' | 'engine' | 'blank' | 'scene'>,
): Promise<ProofRow['state']> {
  const [row] = await tx
    .insert(proofs)
    .values(proof)
    .onConflictDoUpdate({
      target: proofs.hash,
      set: {
        usedAt: sql`shop_now()`,
        state: sql`case ${proofs.state} when 'failed' then 'rendering' else ${proofs.state} end`,
      },
    })
    .returning({ state: proofs.state })
  if (!row) throw new Error('the proof was not stored')
  return row.state
}

/** Stores a request; a repeated request becomes the latest. */
export async function putRequest(
  tx: Transaction,
  request: Omit<typeof proofRequests.$inferInsert, 'id'>,
): Promise<void> {
  const { designId, areasInUse, fieldValues, preflight } = request
  const { userId, hash, productId, color, size } = proofRequests
  await tx
    .insert(proofRequests)
    .values(request)
    .onConflictDoUpdate({
      target: [userId, hash, productId, color, size],
      set: {
        designId,
        areasInUse,
        fieldValues,
        preflight,
        askedAt: sql`clock_timestamp() + (shop_now() - now())`,
      },
    })
}

/** The requests of a proof, the latest first: of one person, or of everybody. */
export function requestsFor(db: Database, hash: string, userId?: string): Promise<RequestRow[]> {
  return db
    .select({
      ...getTableColumns(proofRequests),
      surchargePaise: productStudios.surchargePaise,
      extraAreaPaise: productStudios.extraAreaPaise,
      category: products.category,
      photographs: photographsOf(sql`${proofRequests.productId}`, sql`${proofs.blank} ->> 'id'`),
    })
    .from(proofRequests)
    .innerJoin(proofs, eq(proofs.hash, proofRequests.hash))
    .leftJoin(productStudios, eq(productStudios.productId, proofRequests.productId))
    .leftJoin(products, eq(products.id, proofRequests.productId))
    .where(and(eq(proofRequests.hash, hash), userId ? eq(proofRequests.userId, userId) : undefined))
    .orderBy(desc(proofRequests.askedAt), desc(proofRequests.id))
}

/** Whether a line of an order is printed, or was, from this proof. */
export async function isPrinted(db: Database, hash: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from proof_approvals a join order_items i on i.approval_id = a.id
      join print_jobs j on j.order_item_id = i.id where a.hash = ${hash} limit 1`)
  return rows.length > 0
}

/** Whether it is the card of a gift. */
export async function isCard(db: Database, hash: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from print_jobs where card_hash = ${hash} limit 1`)
  return rows.length > 0
}

/** Whether a person approved exactly this: a proof for a product in a colour and size. */
export async function isApproved(
  db: Database,
  { userId, hash, productId, color, size }: RequestRow,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from proof_approvals where user_id = ${userId} and hash = ${hash}
      and product_id = ${productId} and color = ${color} and size is not distinct from ${size}`)
  return rows.length > 0
}

/** Approves once; again changes nothing. */
export async function insertApproval(
  tx: Transaction,
  { hash, userId, productId, color, size, areasInUse, fieldValues }: RequestRow,
  ticked: string[],
): Promise<void> {
  await tx
    .insert(proofApprovals)
    .values({ hash, userId, productId, color, size, areasInUse, fieldValues, ticked })
    .onConflictDoNothing()
}

/** The pages of a proof that was drawn, if it is still waited for. */
export async function markReady(db: Database, hash: string, pages: ProofPage[]): Promise<void> {
  await db
    .update(proofs)
    .set({ state: 'ready', pages, renderedAt: sql`shop_now()`, hasPressFiles: true })
    .where(and(eq(proofs.hash, hash), eq(proofs.state, 'rendering')))
}

export async function markFailed(db: Database, hash: string): Promise<void> {
  await db
    .update(proofs)
    .set({ state: 'failed' })
    .where(and(eq(proofs.hash, hash), eq(proofs.state, 'rendering')))
}

/** Records that a proof is used; a day is precise enough for a month. */
export async function useProof(db: Database, hash: string): Promise<void> {
  await db.execute(sql`update proofs set used_at = shop_now()
    where hash = ${hash} and used_at < shop_now() - interval '1 day'`)
}

/** Records that the press files of a proof are stored again. */
export async function keptAgain(db: Database, hash: string): Promise<void> {
  await db
    .update(proofs)
    .set({ hasPressFiles: true, usedAt: sql`shop_now()` })
    .where(eq(proofs.hash, hash))
}

/**
 * A photo by its sha256, of a person who requested or approved a proof; all of them have the same
 * bytes.
 */
export async function photoOfAskers(
  db: Database,
  hash: string,
  sha256: string,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from studio_photos where sha256 = ${sha256} and owner in ${askersOf(sql`${hash}`)}
    order by created_at limit 1`)
  return rows[0]?.id
}
