import type { Order } from '@tohfa/contract/orders'
import { call } from '../api/api-client.ts'

/** A person's newest order; null when there is none, undefined when the shop did not say. */
export async function newestOrder(userId: string): Promise<Order | null | undefined> {
  const answer = await call<Order[]>('GET', `/order/${userId}`, { query: { page: 1, limit: 1 } })
  return answer.success ? (answer.data[0] ?? null) : undefined
}
