import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { orders } from '#platform/database/schema/order.tables.ts'
import { refundDetails, refundLinks, refunds } from '#platform/database/schema/payment.tables.ts'

/** The period after a refund was sent in which staff can look up its details. */
const keptDays = 180

/** Records a new request for details: deletes earlier details and ends earlier links. */
export async function askAnew(tx: Transaction, refundId: string): Promise<void> {
  await tx.delete(refundLinks).where(eq(refundLinks.refundId, refundId))
  const anew = { askedAt: sql`shop_now()`, sealed: null, givenAt: null, forgottenAt: null }
  await tx
    .insert(refundDetails)
    .values({ refundId })
    .onConflictDoUpdate({ target: refundDetails.refundId, set: anew })
}

export async function insertLink(
  tx: Transaction,
  { hours, ...link }: { tokenHash: string; refundId: string; hours: number },
): Promise<void> {
  await tx
    .insert(refundLinks)
    .values({ ...link, expiresAt: sql`shop_now() + make_interval(hours => ${hours})` })
}

/** The refund of a link; undefined when the link is unknown, ended or expired. */
export async function refundOfLink(
  db: Database,
  tokenHash: string,
): Promise<(typeof refunds.$inferSelect & { orderNumber: string }) | undefined> {
  const [row] = await db
    .select({ refund: refunds, orderNumber: orders.orderNumber })
    .from(refundLinks)
    .innerJoin(refunds, eq(refunds.id, refundLinks.refundId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refundLinks.tokenHash, tokenHash), gt(refundLinks.expiresAt, sql`shop_now()`)))
  return row && { ...row.refund, orderNumber: row.orderNumber }
}

export async function keepDetails(
  tx: Transaction,
  refundId: string,
  sealed: string,
): Promise<void> {
  await tx
    .update(refundDetails)
    .set({ sealed, givenAt: sql`shop_now()`, forgottenAt: null })
    .where(eq(refundDetails.refundId, refundId))
}

/** The stored details of a refund, and its order. */
export async function sealedDetails(
  db: Database,
  refundId: string,
): Promise<{ sealed: string | null; orderId: string; orderNumber: string } | undefined> {
  const [row] = await db
    .select({
      sealed: refundDetails.sealed,
      orderId: orders.id,
      orderNumber: orders.orderNumber,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(refundDetails, eq(refundDetails.refundId, refunds.id))
    .where(eq(refunds.id, refundId))
  return row
}

/** All stored refund details of a person. */
export async function sealedOf(
  db: Database,
  userId: string,
): Promise<{ refundId: string; sealed: string | null }[]> {
  return db
    .select({ refundId: refundDetails.refundId, sealed: refundDetails.sealed })
    .from(refundDetails)
    .innerJoin(refunds, eq(refunds.id, refundDetails.refundId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(orders.userId, userId))
}

/** Deletes the details of refunds that were sent long ago; returns their number. */
export async function forgetOldDetails(db: Database, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update refund_details set sealed = null, forgotten_at = shop_now() where refund_id in (
      select d.refund_id from refund_details d join refunds r on r.id = d.refund_id
      where d.sealed is not null and r.processed_at < shop_now() - make_interval(days => ${keptDays})
      order by d.given_at limit ${most})`)
  return rowCount ?? 0
}

export async function deleteOldLinks(db: Database, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from refund_links where token_hash in (
      select token_hash from refund_links where expires_at < shop_now()
      order by expires_at limit ${most})`)
  return rowCount ?? 0
}
