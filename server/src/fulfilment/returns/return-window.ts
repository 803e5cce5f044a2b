import type { OrderStatus } from '@tohfa/contract/orders/order-moves'
import { now } from '#platform/runtime/clock.ts'
import { say, type Sentence } from '#platform/http/sentences.ts'
import { windowEnd } from './return-days.ts'

/** Until when a return of an order can be asked for, or why it cannot (docs/product.md 11.12). */
export function returnWindow(
  status: OrderStatus,
  deliveredAt: Date,
): { until: Date } | { refusal: Sentence } {
  if (status === 'cancelled' || status === 'returned') return { refusal: say('returnOver') }
  if (status !== 'delivered') return { refusal: say('returnNotDelivered') }
  const until = windowEnd(deliveredAt)
  return now() < until ? { until } : { refusal: say('returnTooLate') }
}
