import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { isOwedRefund } from './owed-refund.fragments.ts'
import { checkouts } from '#platform/database/schema/checkout.tables.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import { orderItems, orders } from '#platform/database/schema/order.tables.ts'
import { lineOfItem } from '#orders/order/line-of-item.fragments.ts'
import {
  payments,
  refundDetails,
  refundLines,
  refunds,
} from '#platform/database/schema/payment.tables.ts'

export type Refund = typeof refunds.$inferSelect
export type NewRefund = typeof refunds.$inferInsert
export type RefundLine = Omit<typeof refundLines.$inferSelect, 'refundId'>

type RefundAmount = Pick<Refund, 'paymentId' | 'orderId' | 'amountPaise'>

/**
 * Reserves an amount for a refund in its payment and its order. Check and sum are one statement, so
 * that concurrent refunds never exceed the payment.
 *
 * @returns false when less than the amount is left
 */
export async function reserveAmount(tx: Transaction, amount: RefundAmount): Promise<boolean> {
  const { paymentId, orderId, amountPaise } = amount
  // The order first, as whoever cancels or moves it does.
  if (orderId) {
    const rows = await tx
      .update(orders)
      .set({ refundHeldPaise: sql`${orders.refundHeldPaise} + ${amountPaise}` })
      .where(
        and(
          eq(orders.id, orderId),
          sql`${orders.refundHeldPaise} + ${amountPaise} <= ${orders.paidPaise}`,
        ),
      )
      .returning({ id: orders.id })
    if (rows.length === 0) return false
  }
  if (!paymentId) return true
  const rows = await tx
    .update(payments)
    .set({ refundHeldPaise: sql`${payments.refundHeldPaise} + ${amountPaise}` })
    .where(
      and(
        eq(payments.id, paymentId),
        sql`${payments.refundHeldPaise} + ${amountPaise} <= ${payments.amountPaise}`,
      ),
    )
    .returning({ id: payments.id })
  return rows.length > 0
}

/** Gives an amount free that was held for a refund that failed. */
export async function releaseAmount(tx: Transaction, amount: RefundAmount): Promise<void> {
  const { paymentId, orderId, amountPaise } = amount
  if (orderId)
    await tx
      .update(orders)
      .set({ refundHeldPaise: sql`${orders.refundHeldPaise} - ${amountPaise}` })
      .where(eq(orders.id, orderId))
  if (paymentId)
    await tx
      .update(payments)
      .set({ refundHeldPaise: sql`${payments.refundHeldPaise} - ${amountPaise}` })
      .where(eq(payments.id, paymentId))
}

export async function insertRefund(
  tx: Transaction,
  refund: NewRefund,
  lines: readonly RefundLine[],
): Promise<Refund> {
  const [row] = await tx.insert(refunds).values(refund).returning()
  if (!row) throw new Error('the refund was not stored')
  if (lines.length > 0)
    await tx.insert(refundLines).values(lines.map((line) => ({ ...line, refundId: row.id })))
  return row
}

/** The staff's request for an order under an `Idempotency-Key`. */
export async function refundByKey(
  tx: Transaction,
  orderId: string,
  key: string,
): Promise<Refund | undefined> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.idempotencyKey, key)))
  return row
}

/** A refund to change, locked until the transaction ends; the caller locks its order first. */
export async function lockRefund(tx: Transaction, id: string): Promise<Refund | undefined> {
  await tx.execute(sql`select 1 from orders
    where id = (select order_id from refunds where id = ${id}) for no key update`)
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('no key update')
  return row
}

export async function changeRefund(
  tx: Transaction,
  id: string,
  change: Partial<NewRefund>,
): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id))
}

/** Whether a refund was refused and nothing has made up for it since. */
export async function isOwed(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from refunds r where r.id = ${id} and ${isOwedRefund}`,
  )
  return rows.length > 0
}

/** A payment counts as refunded when all of it has been refunded. */
export async function markWhollyRefunded(tx: Transaction, paymentId: string): Promise<void> {
  await tx.execute(sql`update payments set status = 'refunded'
    where id = ${paymentId} and amount_paise <= (
      select coalesce(sum(amount_paise), 0) from refunds
      where payment_id = ${paymentId} and status = 'processed')`)
}

/** A refund with its payment. */
type RefundToMake = Refund & { providerPaymentId: string | null; provider: string | null }

export async function refundToMake(db: Database, id: string): Promise<RefundToMake | undefined> {
  const [row] = await db
    .select({
      refund: refunds,
      providerPaymentId: payments.providerPaymentId,
      provider: checkouts.provider,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .where(eq(refunds.id, id))
  if (!row) return undefined
  const { refund, ...of } = row
  return { ...refund, ...of }
}

export async function refundByProviderId(
  db: Database,
  providerRefundId: string,
): Promise<Refund | undefined> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(eq(refunds.providerRefundId, providerRefundId))
  return row
}

/** By the id of a line. */
export type RefundedPieces = ReadonlyMap<string, { refunded: number; restocked: number }>

/** The time when the buyer was asked for the details of a refund by hand. */
type DetailsRequest = Pick<typeof refundDetails.$inferSelect, 'askedAt' | 'givenAt' | 'forgottenAt'>

export type RefundWithLines = Refund & {
  lines: (RefundLine & { lineId: string; listN: number | null })[]
  by: string | null
  details: DetailsRequest | null
}

/** The refunds that match `which`, the oldest first, each with its lines and its author. */
async function refundsWhere(
  db: Database,
  which: ReturnType<typeof eq>,
): Promise<RefundWithLines[]> {
  const rows = await db
    .select({
      refund: refunds,
      by: users.email,
      details: {
        askedAt: refundDetails.askedAt,
        givenAt: refundDetails.givenAt,
        forgottenAt: refundDetails.forgottenAt,
      },
    })
    .from(refunds)
    .leftJoin(users, eq(users.id, refunds.actedBy))
    .leftJoin(refundDetails, eq(refundDetails.refundId, refunds.id))
    .where(which)
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  if (rows.length === 0) return []
  const lines = await db
    .select({ line: refundLines, lineId: lineOfItem('order_items'), listN: orderItems.listN })
    .from(refundLines)
    .innerJoin(orderItems, eq(orderItems.id, refundLines.orderItemId))
    .where(
      inArray(
        refundLines.refundId,
        rows.map(({ refund }) => refund.id),
      ),
    )
  return rows.map(({ refund, by, details }) => ({
    ...refund,
    by,
    details,
    lines: lines.flatMap(({ line: { refundId, ...line }, ...of }) =>
      refundId === refund.id ? [{ ...line, ...of }] : [],
    ),
  }))
}

export function refundsOfOrder(db: Database, orderId: string): Promise<RefundWithLines[]> {
  return refundsWhere(db, eq(refunds.orderId, orderId))
}

export async function refundById(db: Database, id: string): Promise<RefundWithLines | undefined> {
  const [refund] = await refundsWhere(db, eq(refunds.id, id))
  return refund
}

/**
 * For the pieces of an order's lines: how many were refunded without being cancelled, and how many
 * of those returned to stock.
 */
export async function refundedPieces(tx: Transaction, orderId: string): Promise<RefundedPieces> {
  const rows = await tx
    .select({
      id: refundLines.orderItemId,
      refunded: sql<number>`coalesce(sum(${refundLines.quantity})
        filter (where ${ne(refunds.status, 'failed')}), 0)::int`,
      restocked: sql<number>`coalesce(sum(${refundLines.quantity})
        filter (where ${refundLines.restocked}), 0)::int`,
    })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(and(eq(refunds.orderId, orderId), isNull(refunds.cancellationId)))
    .groupBy(refundLines.orderItemId)
  return new Map(rows.map(({ id, ...pieces }) => [id, pieces]))
}
