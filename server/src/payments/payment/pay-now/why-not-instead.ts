import type { Transaction } from '#platform/database/connect.ts'
import { hasParcel, type LockedOrder } from '#orders/order/orders.service.ts'
import type { message } from '#platform/http/messages.ts'

/** Why a cash order cannot be paid online any more. */
export type Obstacle = {
  /** What who asks for a payment is told. */
  code: Parameters<typeof message>[0] & ('payNowTooLate' | 'payNowAdvance')
  /** Why a payment that came all the same goes back. */
  reason: string
}

/** Null while a locked order can be paid online in place of cash (docs/product.md 10.19). */
export async function whyNotInstead(tx: Transaction, order: LockedOrder): Promise<Obstacle | null> {
  const { orderNumber, status } = order
  const late = (reason: string): Obstacle => ({ code: 'payNowTooLate', reason })
  if (order.paymentMethod === 'online')
    return late(`Your order ${orderNumber} was already paid for.`)
  if (status === 'cancelled')
    return late(`Your order ${orderNumber} was cancelled by the time the payment came.`)
  if (status !== 'confirmed' || (await hasParcel(tx, order.id)))
    return late(`Your order ${orderNumber} was on its way by the time the payment came.`)
  if (order.paidPaise > 0)
    return { code: 'payNowAdvance', reason: `An advance was paid for your order ${orderNumber}.` }
  return order.checkoutId === null ? late(`Your order ${orderNumber} is paid in cash.`) : null
}
