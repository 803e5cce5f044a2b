import type { Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { findAndLockOrder, type LockedOrder } from './change-order.queries.ts'

/**
 * Locks an order, so that other moves, cancellations, shipping and refunds of it wait until the
 * transaction ends; 404 if it does not exist.
 */
export async function lockOrder(tx: Transaction, id: string): Promise<LockedOrder> {
  const order = await findAndLockOrder(tx, id)
  if (!order) throw new Failure('order_not_found')
  return order
}
