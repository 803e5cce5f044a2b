import type { Order } from '@tohfa/contract/orders/orders'
import type { LimitName, Limits } from '#platform/limits/rate-limit.ts'

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
