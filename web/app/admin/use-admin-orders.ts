import { useEffect } from 'react'
import type { Order, OrderStatus } from '@tohfa/contract/orders'
import { call } from '../api-client.ts'
import { toast } from '../ui/toast.ts'
import { useGet } from '../use-get.ts'

/** How many orders stand in each status, over all pages (api.md call 26). */
type Counts = Record<Exclude<OrderStatus, 'out-for-delivery'> | 'outForDelivery', number>
export type AdminOrders = Counts & { data: Order[]; total: number }

/** One page of the shop's orders; what was there stays until the next has come. */
export function useAdminOrders(isAdmin: boolean, status: OrderStatus | undefined, page: number) {
  const query = new URLSearchParams({ page: String(page), ...(status && { status }) })
  const { answer, latest, reload } = useGet<Order[]>(
    isAdmin ? `/user-orders?${query.toString()}` : null,
  )
  const error = answer?.success === false ? answer.error : null

  useEffect(() => {
    if (error) toast('error', error)
  }, [error])

  return {
    // The counts stand beside the list in this one answer.
    list: latest?.success ? (latest as unknown as AdminOrders) : null,
    isLoading: answer === undefined,
    error,
    reload,
  }
}

export function countOf(list: AdminOrders, status: OrderStatus): number {
  return list[status === 'out-for-delivery' ? 'outForDelivery' : status]
}

/** Moves an order on; the sentence of what was in the way, or null. */
export async function advanceOrder(id: string, status: OrderStatus): Promise<string | null> {
  const answer = await call<Order>('PUT', `/user-orders/${id}`, { body: { status } })
  return answer.success ? null : answer.error
}
