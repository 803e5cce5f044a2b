import { isUndone, type OrderStatus } from '@tohfa/contract/orders/order-moves'
import { now } from '#platform/runtime/clock.ts'
import { message, type Message } from '#platform/http/messages.ts'
import { windowEnd } from './return-days.ts'

/**
 * The end of the period in which a return of an order can be requested, or the reason why it cannot
 * (docs/product.md 11.12).
 */
export function returnWindow(
  status: OrderStatus,
  deliveredAt: Date,
): { until: Date } | { refusal: Message } {
  if (isUndone(status)) return { refusal: message('returnOver') }
  if (status !== 'delivered') return { refusal: message('returnNotDelivered') }
  const until = windowEnd(deliveredAt)
  return now() < until ? { until } : { refusal: message('returnTooLate') }
}
