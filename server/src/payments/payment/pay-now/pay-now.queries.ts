import { desc, eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { PaymentProviderName } from '@tohfa/contract/payments/providers'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { paymentRequests } from '#platform/database/schema/cash.tables.ts'
import { cancellations } from '#platform/database/schema/order.tables.ts'

/** A payment that is asked for an order which was to be paid in cash. */
export type PaymentDue = typeof paymentRequests.$inferSelect

/** The request for this sum of a locked order, made once. */
export async function requestOf(
  tx: Transaction,
  asked: Pick<PaymentDue, 'orderId' | 'checkoutId' | 'amountPaise'>,
): Promise<PaymentDue> {
  const [row] = await tx
    .insert(paymentRequests)
    .values({ ...asked, id: v7() })
    .onConflictDoUpdate({
      target: [paymentRequests.orderId, paymentRequests.amountPaise],
      set: { checkoutId: asked.checkoutId },
    })
    .returning()
  if (!row) throw new Error('the request for a payment was not stored')
  return row
}

export async function paymentDueById(db: Database, id: string): Promise<PaymentDue | undefined> {
  const [row] = await db.select().from(paymentRequests).where(eq(paymentRequests.id, id))
  return row
}

export async function paymentDueByProviderOrder(
  db: Database,
  providerOrderId: string,
): Promise<PaymentDue | undefined> {
  const [row] = await db
    .select()
    .from(paymentRequests)
    .where(eq(paymentRequests.providerOrderId, providerOrderId))
  return row
}

/** Keeps the provider's order unless one is kept already; the one that counts. */
export async function keepOrderOfRequest(
  tx: Transaction,
  { id, checkoutId }: PaymentDue,
  made: { provider: PaymentProviderName; id: string },
): Promise<string> {
  const { rows } = await tx.execute<{ kept: string }>(sql`
    update payment_requests set provider = coalesce(provider, ${made.provider}),
      provider_order_id = coalesce(provider_order_id, ${made.id})
    where id = ${id} returning provider_order_id kept`)
  // Refunds look there for whom a payment came through.
  await tx.execute(sql`
    update checkouts set provider = coalesce(provider, ${made.provider}) where id = ${checkoutId}`)
  return rows[0]?.kept ?? made.id
}

/** The last that was cancelled of an order. */
export async function lastCancellation(
  tx: Transaction,
  orderId: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: cancellations.id })
    .from(cancellations)
    .where(eq(cancellations.orderId, orderId))
    .orderBy(desc(cancellations.createdAt))
    .limit(1)
  return row?.id
}
