import { asc, inArray, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { orders } from '#platform/database/schema/order.tables.ts'
import { newOrderNotices } from '#platform/database/schema/settings.tables.ts'

/** Queues an order for the hourly mail. */
export async function keepNotice(
  tx: Transaction,
  notice: typeof newOrderNotices.$inferInsert,
): Promise<void> {
  await tx.insert(newOrderNotices).values(notice)
}

/** An order in a line of the hourly mail. */
export type Noticed = {
  id: string
  orderNumber: string
  /** The amount paid, or to collect in cash. */
  duePaise: number
  paymentMethod: 'online' | 'cash'
  city: string
}

/**
 * Takes the orders up to this hour that no mail has listed yet, the oldest first, with a limit.
 * Only the process that takes an order lists it.
 */
export async function takeNotices(tx: Transaction, hour: Date, most: number): Promise<Noticed[]> {
  const waiting = tx
    .select({ id: newOrderNotices.orderId })
    .from(newOrderNotices)
    .where(lte(newOrderNotices.tellAt, hour))
    .orderBy(asc(newOrderNotices.orderId))
    .limit(most)
    .for('update', { skipLocked: true })
  const taken = await tx
    .delete(newOrderNotices)
    .where(inArray(newOrderNotices.orderId, waiting))
    .returning({ id: newOrderNotices.orderId })
  if (taken.length === 0) return []
  const rows = await tx
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      duePaise:
        sql<number>`${orders.totalPaise} + coalesce(${orders.roundingPaise}, 0) - ${orders.advancePaise}`.mapWith(
          Number,
        ),
      paymentMethod: orders.paymentMethod,
      address: orders.shippingAddress,
    })
    .from(orders)
    .where(
      inArray(
        orders.id,
        taken.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orders.id))
  return rows.map(({ address, ...order }) => ({ ...order, city: address.city }))
}
