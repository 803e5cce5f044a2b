import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { cashDue } from '@tohfa/contract/orders/cash-due'
import type { Address } from '@tohfa/contract/accounts/addresses'
import type { Gift } from '@tohfa/contract/orders/gift'
import { now } from '#platform/runtime/clock.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { orderItems, orders } from '#platform/database/schema/order.tables.ts'

export type LockedOrder = typeof orders.$inferSelect
export type OrderLine = typeof orderItems.$inferSelect

export async function findAndLockOrder(
  tx: Transaction,
  id: string,
): Promise<LockedOrder | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update')
  return row
}

/** The lines of an order as they are stored. */
export function linesOfOrder(tx: Transaction, orderId: string): Promise<OrderLine[]> {
  return tx
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
}

/** Counts pieces of lines as cancelled; the schema refuses more than there are. */
export async function countCancelled(
  tx: Transaction,
  pieces: readonly { id: string; quantity: number }[],
): Promise<void> {
  await tx.execute(sql`
    update order_items i set cancelled_quantity = i.cancelled_quantity + x.quantity
    from json_to_recordset(${JSON.stringify(pieces)}::json) as x(id uuid, quantity int)
    where i.id = x.id`)
}

/**
 * Lowers the total of a locked order, and with it the cash to collect; returns the changed order.
 * An advance counts as far as there is something to pay with it.
 */
export async function lowerTotal(
  tx: Transaction,
  order: LockedOrder,
  paise: number,
): Promise<LockedOrder> {
  const totalPaise = order.totalPaise - paise
  const roundingPaise = order.roundingPaise === null ? null : cashDue(totalPaise).rounding
  const advancePaise = Math.min(order.advancePaise, cashDue(totalPaise).toCollect)
  const lowered = { totalPaise, roundingPaise, advancePaise }
  await tx.update(orders).set(lowered).where(eq(orders.id, order.id))
  return { ...order, ...lowered }
}

/** Sends an order elsewhere; an e-way bill is for one place. */
export async function setAddress(tx: Transaction, id: string, address: Address): Promise<void> {
  await tx.update(orders).set({ shippingAddress: address, ewayBill: null }).where(eq(orders.id, id))
}

export async function setGift(tx: Transaction, id: string, gift: Gift): Promise<void> {
  await tx.update(orders).set({ gift }).where(eq(orders.id, id))
}

export async function setEwayBill(tx: Transaction, id: string, ewayBill: string): Promise<void> {
  await tx.update(orders).set({ ewayBill }).where(eq(orders.id, id))
}

export async function closeCameBack(tx: Transaction, id: string): Promise<void> {
  await tx.update(orders).set({ cameBackClosedAt: now() }).where(eq(orders.id, id))
}

/** Changes the print of a line; its price stays. */
export async function setPrint(
  tx: Transaction,
  itemId: string,
  print: Required<Pick<typeof orderItems.$inferInsert, 'approvalId' | 'personalisation'>>,
): Promise<void> {
  await tx.update(orderItems).set(print).where(eq(orderItems.id, itemId))
}

/** Starts the printing of a confirmed order; false when it cannot. */
export async function markPrintingStarted(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({ printingStartedAt: now() })
    .where(and(eq(orders.id, id), eq(orders.status, 'confirmed'), isNull(orders.printingStartedAt)))
    .returning({ id: orders.id })
  return rows.length > 0
}

/** Marks plain goods as printed; also starts the printing if it has not begun. */
export async function markPrinted(tx: Transaction, id: string): Promise<void> {
  const printedAt = now()
  await tx
    .update(orders)
    .set({ printedAt, printingStartedAt: sql`coalesce(${orders.printingStartedAt}, ${printedAt})` })
    .where(eq(orders.id, id))
}

/** The cash that the courier collected counts as paid from the delivery on. */
export async function markCashPaid(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(orders)
    .set({
      paidPaise: sql`${orders.paidPaise} + ${orders.totalPaise} + coalesce(${orders.roundingPaise}, 0) - ${orders.advancePaise}`,
    })
    .where(and(eq(orders.id, id), eq(orders.paymentMethod, 'cash')))
}
