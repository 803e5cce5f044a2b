import type { Order } from '@tohfa/contract/orders/orders'
import { Failure } from '#platform/http/failures.ts'
import type { LimitName, Limits } from '#platform/limits/rate-limit.ts'

/** Cash orders reserve and use goods that nobody has paid for yet. */
const mostUnshipped = 3
/** The time after which a retry is useful; nobody knows when the shop ships. */
const retryAfterSeconds = 60 * 60

/**
 * Counts a cash order against the hourly limits of its account and its network address. It is
 * counted before it is made, so that orders at once cannot slip through; one that made no new order
 * is taken back.
 */
export async function limitCashOrders<T extends { order: Order | undefined }>(
  limits: Limits,
  buyer: { id: string; ip: string },
  place: () => Promise<T>,
): Promise<T> {
  const counted: [LimitName, string][] = []
  let isNew = false
  try {
    for (const [name, key] of [
      ['cashOrderAddress', buyer.ip],
      ['cashOrderAccount', buyer.id],
    ] as const) {
      counted.push([name, key])
      await limits.take(name, key)
    }
    const placed = await place()
    isNew = placed.order !== undefined
    return placed
  } finally {
    if (!isNew) for (const [name, key] of counted) await limits.credit(name, key)
  }
}

/**
 * Refuses another cash order while the buyer has too many unshipped ones. The buyer must be locked.
 */
export function refuseManyUnshipped(unshipped: number): void {
  if (unshipped < mostUnshipped) return
  throw new Failure('too_many_orders', { retryAfter: retryAfterSeconds })
}
